/** The official clients, unmodified, with codes on phones: with the service's frame, and without any. */
import { takeFirst } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { inLongRun } from '../support/in-long-run.ts'
import type { OfficialPage } from './support/official-page.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

const getFixture = prepareOfficial()

/** A number of each version and test, since all are in one world. */
const toNumber = (name: string, line: number) => `+1201555${name.length}${100 + line}`

const readFactors = (at: OfficialPage) =>
  at.page.evaluate(() => window.official.session.getSync()?.authentication_factors)

const toConfig = (methods: readonly string[]) => ({
  products: ['otp'],
  otpOptions: { methods, expirationMinutes: 5 },
})

describe.each(widgetVersions)('version %s', (name, version) => {
  test.each(['sms', 'whatsapp'] as const)('the headless client signs in by %s', async (channel) => {
    const { world, visit } = getFixture()
    const number = toNumber(name, channel === 'sms' ? 1 : 2)
    const at = await visit({ entry: version.headless })
    const methodId = await at.page.evaluate(
      async ([to, by]) => (await window.official.otps[by].loginOrCreate(to)).method_id,
      [number, channel] as const,
    )
    const message = await world.inbox.next(number)
    expect(message).toMatchObject({ channel, code: expect.stringMatching(/^\d{6}$/) })
    const reply = await at.page.evaluate(
      ([token, id]) =>
        window.official.otps.authenticate(token, id, { session_duration_minutes: 30 }),
      [message.code ?? '', methodId] as const,
    )
    expect(reply).toMatchObject({
      user: { phone_numbers: [{ phone_number: number, verified: true }] },
    })
    expect(await readFactors(at)).toMatchObject([
      { type: 'otp', delivery_method: channel, phone_number_factor: { phone_number: number } },
    ])
    // signed in: the secondary call
    await at.page.evaluate(([to, by]) => window.official.otps[by].send(to), [
      number,
      channel,
    ] as const)
    expect(await world.inbox.codeFor(number)).toMatch(/^\d{6}$/)
    await at.expectClean()
  })

  test.each(
    takeFirst([
      ['sms', 'Continue with text message'],
      ['whatsapp', 'Continue with WhatsApp'],
    ] as const),
  )(
    'the widget signs in by %s, its number parsed in the service’s frame',
    async (channel, button) => {
      const { world, visit } = getFixture()
      const number = toNumber(name, channel === 'sms' ? 3 : 4)
      const at = await visit({ entry: version.widget, config: toConfig([channel]) })
      const field = at.widget.locator('input[type="tel"], input[name="phone"], input').last()
      await field.fill(number.slice(2))
      await expect.poll(() => field.inputValue()).toMatch(/^\(201\) 555-\d{4}$/)
      await at.widget.getByRole('button', { name: button }).click()
      await toOfficialWidget(at.widget).submitCode(await world.inbox.codeFor(number))
      await expect
        .poll(() => readFactors(at), { timeout: 30_000 })
        .toMatchObject([
          { delivery_method: channel, phone_number_factor: { phone_number: number } },
        ])
      await at.expectClean()
    },
  )

  inLongRun('packages/widget/src/methods/otp/phone-number')(
    'the widget signs in without its frame, by a number as it was typed',
    async () => {
      const { world, visit } = getFixture()
      const number = toNumber(name, 5)
      const { origin } = world
      const nowhere = {
        endpoints: {
          liveAPIURL: origin,
          testAPIURL: origin,
          dfpBackendURL: origin,
          clientsideServicesIframeURL: `${origin}/nowhere`,
        },
      }
      const at = await visit({
        entry: version.widget,
        config: toConfig(['sms']),
        client: nowhere,
      })
      const field = at.widget.locator('input[type="tel"], input[name="phone"], input').last()
      const typed = `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`
      await field.fill(typed)
      // It believes what was typed only when its frame has not formatted it for ten seconds; before it sends "+1", and
      // version 5.29 then waits for another key.
      await at.page.waitForTimeout(11_000)
      const button = at.widget.getByRole('button', { name: 'Continue with text message' })
      await expect
        .poll(
          async () => {
            await button.click({ timeout: 5_000 }).catch(() => {})
            return world.inbox.count(number)
          },
          { timeout: 60_000, interval: 4_000 },
        )
        .toBeGreaterThan(0)
      expect(await world.inbox.codeFor(number)).toMatch(/^\d{6}$/)
    },
  )
})
