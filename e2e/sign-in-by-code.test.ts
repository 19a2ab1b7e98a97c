import { otp } from '@portico/contract/methods/otp'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const minute = 60_000

describe('signing in with an e-mail code', () => {
  const startJourney = prepareJourneys()

  /** On the code screen, with a page clock that can be moved. */
  const start = async (): Promise<Journey & { at: Visit; code: string }> => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: byCode, prepare: (page) => page.clock.install() })
    await at.submitEmail(ada)
    await at.heading('Enter passcode').waitFor()
    await at.text(ada).waitFor()
    return { ...journey, at, code: await journey.world.inbox.codeFor(ada) }
  }

  test('the code is typed, and the sixth digit submits it', async () => {
    const { at, code } = await start()
    await at.codeField.pressSequentially(code)
    await at.heading('Success!').waitFor()
    await at.text('Your passcode has been successfully verified.').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
  })

  test('the code is pasted, spaces and all', async () => {
    const { at, code } = await start()
    await at.opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = ` ${code.slice(0, 3)} ${code.slice(3)} `
    await at.page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await at.codeField.focus()
    await at.page.keyboard.press('Control+V')
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
  })

  test.each(
    takeFirst(
      [
        ['Arabic', 0x660],
        ['Persian', 0x6f0],
        ['full-width', 0xff10],
      ],
      1,
    ),
  )('B2: the code is typed in %s digits', async (_script, zero) => {
    const { at, code } = await start()
    const typed = [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
    await at.codeField.pressSequentially(typed)
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
  })

  test.each(
    takeFirst(
      [
        [
          'between characters that are not seen',
          `\u202A\u200B${ada.replace('@', '\u200B@')}\uFEFF\u202C`,
        ],
        ['as a link', `mailto:${ada}?subject=Hello`],
        ['with its name', `Ada Lovelace <${ada}>`],
      ],
      1,
    ),
  )('B6: an address is pasted %s', async (_how, copied) => {
    const { visit, world } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    await at.opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await at.page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await at.emailField.focus()
    await at.page.keyboard.press('Control+V')
    await at.page.keyboard.press('Enter')
    await at.heading('Enter passcode').waitFor()
    await at.text(ada).waitFor()
    expect(await world.inbox.codeFor(ada)).toMatch(/^\d{6}$/)
  })

  test('phones and password managers find a form with one code field in the document', async () => {
    const { at } = await start()
    const forms = await at.page.evaluate(() =>
      [...document.forms].map((form) =>
        [...form.querySelectorAll('input')].map(({ autocomplete, inputMode, type }) =>
          [autocomplete, inputMode, type].join(' '),
        ),
      ),
    )
    expect(forms).toEqual([['one-time-code numeric text']])
  })

  inLongRun('e2e/keyboard', 'a user signs in with a code: wrong, resent, right')(
    'a wrong code is refused, and the right one still works',
    async () => {
      const { at, code } = await start()
      await at.codeField.fill(toWrongCode(code))
      await at.text('Invalid passcode, please try again.').first().waitFor()
      expect(await at.errors()).toEqual(['Invalid passcode, please try again.'])

      await at.codeField.fill(code)
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('packages/widget/src/foundation/time/countdown')(
    'the countdown runs; when it ends, the widget says so and the service refuses the code',
    async () => {
      const { at, code, world } = await start()
      await at
        .text(/^Your code expires in (5:00|4:5\d)\.$/)
        .first()
        .waitFor()
      await at.page.clock.fastForward(minute)
      await at.text(/^Your code expires in (4:00|3:5\d)\.$/).waitFor()

      await at.page.clock.fastForward(4 * minute)
      await at.text('Your code has expired.').first().waitFor()

      world.clock.advance(5 * minute)
      const reply = await world.call(otp.authenticate, {
        token: code,
        method_id: String((await at.events())[0]?.data.method_id),
        session_duration_minutes: 30,
      })
      expect(reply.error?.error_type).toBe('otp_code_not_found')
    },
  )

  inLongRun('packages/service/src/methods/otp/otp')(
    'an expired code is replaced by resending',
    async () => {
      const { at, world } = await start()
      await at.page.clock.fastForward(5 * minute)
      world.clock.advance(5 * minute)
      await at.resendButton.click()
      await at
        .text(/^Your code expires in (5:00|4:5\d)\.$/)
        .first()
        .waitFor()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('packages/service/src/methods/otp/otp')(
    'a resent code makes the old one invalid',
    async () => {
      const { at, code, world } = await start()
      await at.resendButton.click()
      await at.text('Code sent').waitFor()
      await at.text('Email resent').first().waitFor()
      const newer = await world.inbox.codeFor(ada)

      await at.codeField.fill(code)
      await at.text('Invalid passcode, please try again.').first().waitFor()
      await at.codeField.fill(newer)
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('e2e/reload')('"Resend code" returns after "Code sent" and a pause', async () => {
    const { at } = await start()
    await at.resendButton.click()
    await at.text('Code sent').waitFor()
    await at.page.clock.fastForward(2_000)
    await at.text('Code sent').waitFor({ state: 'hidden' })
    await at.page.clock.fastForward(10_000)
    await expect.poll(() => at.resendButton.isEnabled()).toBe(true)
  })

  inLongRun('packages/service/src/methods/otp/attacks')(
    'after five wrong codes even the right one is locked out for a while',
    async () => {
      const { at, code, world } = await start()
      for (let tries = 0; tries < 5; tries += 1) {
        const refused = at.page.waitForResponse('**/otps/authenticate')
        await at.codeField.fill(toWrongCode(code, tries))
        await refused
        await expect.poll(async () => (await at.errors()).length).toBe(tries + 1)
      }
      await at.codeField.fill(code)
      await at
        .text('Too many failed authentication attempts. Please try again later.')
        .first()
        .waitFor()

      world.clock.advance(60 * minute)
      await at.resendButton.click()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
    },
  )

  test('the remaining time is announced at first and during the last minute, not each second', async () => {
    const { at } = await start()
    const said = () => at.widget.locator('.st-hidden[role=status]').innerText()
    await expect.poll(said).toMatch(/^Your code expires in (5:00|4:5\d)\.$/)
    const first = await said()
    await at.page.clock.pauseAt(Date.now() + 1_000)
    await at.page.clock.runFor(minute)
    await at.text(/^Your code expires in (4:00|3:5\d)\.$/).waitFor()
    expect(await said()).toBe(first)
    await at.page.clock.runFor(3 * minute)
    expect(await said()).toBe('Your code expires in 1:00.')
  })

  inLongRun('packages/widget/src/methods/otp/flow')(
    'a failed resend is reported, even while code entry is locked out',
    async () => {
      const { at } = await start()
      const answer = (error_message: string) => (route: Route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({
              status: 429,
              headers: {
                'access-control-allow-origin': new URL(at.page.url()).origin,
                'access-control-allow-credentials': 'true',
              },
              json: {
                request_id: 'request-id-test-1',
                status_code: 429,
                error_type: 'too_many_requests',
                error_message,
                error_url: '',
              },
            })
      const lockout = 'Too many failed authentication attempts. Please try again later.'
      await at.page.route('**/otps/authenticate', answer('locked'))
      await at.codeField.fill('482913')
      const banner = at.widget.locator('.st-banner')
      await banner.waitFor()
      const before = await banner.innerText()

      await at.page.route('**/login_or_create*', answer('locked'))
      await at.resendButton.click()
      await at.text(/No new code was sent, \d/).waitFor()
      expect(await banner.innerText()).toContain(before)

      await at.page.route('**/login_or_create*', (route) => route.abort())
      await at.resendButton.click()
      await banner.getByText('could not be reached').waitFor()
      expect(await banner.count()).toBe(1)
      expect(await banner.innerText()).not.toContain(lockout)
    },
  )

  inLongRun('packages/widget/src/methods/otp/flow')(
    'an invalid address is refused with the passcode form’s sentence',
    async () => {
      const { visit, world } = await startJourney({ surface: main })
      const at = await visit({ mount: byCode })
      await at.submitEmail('ada@')
      await at.text('Invalid email address.').first().waitFor()
      expect(await at.errors()).toEqual(['Invalid email address.'])
      expect(world.inbox.count('ada@')).toBe(0)
    },
  )

  inLongRun('packages/widget/src/methods/otp/flow')(
    'the back arrow returns to the form',
    async () => {
      const { at } = await start()
      await at.backButton.click()
      await at.heading('Sign up or log in').waitFor()
      await at.submitEmail('grace@example.com')
      await at.text('grace@example.com').waitFor()
    },
  )
})
