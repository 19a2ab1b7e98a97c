import { takeTurns } from '@portico/testkit/run'
import { specifiedMountError } from '@portico/testkit/specification'
import { describe, expect } from 'vitest'
import { byCode, byLink } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

describe('mounting the widget', () => {
  const startJourney = prepareJourneys()

  inLongRun('e2e/compat/names')(
    'a selector that matches nothing throws the specified sentence',
    async () => {
      const { visit } = await startJourney({ surface: main })
      const at = await visit({ mount: { ...byLink, elementId: '#nowhere' } })
      await expect.poll(at.thrown).toEqual([specifiedMountError.replace('{selector}', '#nowhere')])
    },
  )

  test('A7: a service that cannot be asked about the project is reported to onError, and the form stays', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({
      mount: byLink,
      prepare: (page) => page.route('**/projects/bootstrap/**', (route) => route.abort()),
    })
    await at.emailField.waitFor()
    await expect.poll(at.errors).toEqual(['Unable to contact our servers.'])
    expect(await at.emailField.isVisible()).toBe(true)
  })

  test('mounting again takes the new options and leaves one widget', async () => {
    const { visit, world } = await startJourney({ surface: main })
    const remount = { ...byCode, strings: { 'login.title': 'Welcome back' } }
    const { page, ...at } = await visit({ mount: byLink, remount })
    await at.heading('Sign up or log in').waitFor()

    await page.getByRole('button', { name: 'Mount again' }).click()
    await at.heading('Welcome back').waitFor()
    expect(await at.widget.count()).toBe(1)
    await at.submitEmail(ada)
    await at.heading('Enter passcode').waitFor()
    expect(await world.inbox.codeFor(ada)).toMatch(/^\d{6}$/)
  })

  test('text typed before bootstrap answers survives it', async () => {
    const { visit, world } = await startJourney({ surface: main })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const at = await visit({
      mount: byLink,
      prepare: (page) =>
        page.route('**/projects/bootstrap/**', async (route) => {
          await held
          await route.continue()
        }),
    })
    const watermark = at.widget.getByRole('link', { name: 'Powered by Portico' })
    await at.emailField.pressSequentially(ada)
    expect(await watermark.count()).toBe(0)

    const before = await at.emailField.boundingBox()
    answer()
    await watermark.waitFor()
    expect(await watermark.getAttribute('href')).toBe(`${world.origin}/v1/public/about`)
    expect(await at.emailField.inputValue()).toBe(ada)
    expect(await at.emailField.evaluate((field) => field.matches(':focus'))).toBe(true)
    // what arrives late moves nothing
    expect(await at.emailField.boundingBox()).toEqual(before)
  })

  test('a project without a watermark gets its place back from the second visit on, before the answer', async () => {
    const { visit } = await startJourney({ surface: main })
    let isHeld = false
    let isAnswered = false
    const at = await visit({
      mount: byLink,
      prepare: (page) =>
        page.route('**/projects/bootstrap/**', async (route) => {
          if (isHeld) return
          const response = await route.fetch()
          const { data } = await response.json()
          await route.fulfill({
            response,
            json: { data: { ...data, disable_sdk_watermark: true } },
          })
          isAnswered = true
        }),
    })
    const place = at.widget.locator('.st-watermark')
    await at.emailField.waitFor()
    await expect.poll(() => isAnswered).toBe(true)
    expect(await place.count()).toBe(1)
    const isRemembered = () =>
      at.page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('::bootstrap')))
    await expect.poll(isRemembered).toBe(true)

    isHeld = true
    await at.page.reload()
    await at.emailField.waitFor()
    await expect.poll(() => place.count()).toBe(0)
  })

  test.each([
    [
      'links together with e-mail codes',
      { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } },
      'Error: Cannot use both EML and Email OTP',
    ],
    [
      'passkeys alone',
      { products: ['passkeys'] },
      'Cannot use Passkeys by itself, please add another product to the config.',
    ],
  ])(
    'a configuration with %s is refused in the banner and told to the host',
    async (_, config, sentence) => {
      const { visit } = await startJourney({ surface: main })
      const at = await visit({ mount: { config } })
      await at.widget.getByRole('alert').getByText(sentence).waitFor()
      expect(await at.emailField.count()).toBe(0)
      expect(await at.errors()).toEqual([sentence])
    },
  )
})
