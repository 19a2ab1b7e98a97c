import { takeFirst, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byAnyCode, byText } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { isChunk } from './support/is-chunk.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const number = '+14155550132'
const shown = '+1 415 555 0132'
const national = '(415) 555-0132'
const minute = 60_000
const parser = isChunk('phone-parser')
const invalid = 'Phone number format is invalid. Ensure the phone number is in the E.164 format.'

const channels = [
  ['sms', 'Text', 'Continue with text message'],
  ['whatsapp', 'WhatsApp', 'Continue with WhatsApp'],
] as const

/** The numbers that the page asked to send to. */
function listenForSends(page: Page): string[] {
  const numbers: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/otps\/(sms|whatsapp)\//.test(request.url()))
      numbers.push(request.postDataJSON().phone_number)
  })
  return numbers
}

const toDigits = async (at: Visit) => (await at.phoneField.inputValue()).replace(/\D/g, '')
const typeSlowly = (at: Visit, text: string) => at.phoneField.pressSequentially(text)

describe.each(takeFirst(channels))('signing in with a code by %s', (channel, tab, button) => {
  const startJourney = prepareJourneys()

  const open = async (options: { prepare?: (page: Page) => Promise<unknown> } = {}) => {
    const journey = await startJourney({ surface: main })
    const at = await journey.visit({ mount: byAnyCode, ...options })
    const sends = listenForSends(at.page)
    await at.widget.getByRole('tab', { name: tab, exact: true }).click()
    await at.phoneField.waitFor()
    return { ...journey, at, sends }
  }
  const press = (at: Visit) => at.widget.getByRole('button', { name: button }).click()

  /** On the code screen, with a page clock that can be moved. */
  const send = async () => {
    const journey = await open({ prepare: (page) => page.clock.install() })
    const { at, world } = journey
    await at.phoneField.fill('4155550132')
    await press(at)
    await at.heading('Enter passcode').waitFor()
    return { ...journey, code: await world.inbox.codeFor(number) }
  }

  test('the number is typed and formatted, and the sixth digit of its code signs in', async () => {
    const { at, world, sends } = await open()
    expect(await at.phoneField.getAttribute('placeholder')).toBe('(123) 456-7890')
    expect(await at.countryButton.innerText()).toMatch(/^US\s*\+1$/)
    await at.page.waitForLoadState('networkidle')
    await typeSlowly(at, '415')
    expect(await at.phoneField.inputValue()).toBe('415')
    await typeSlowly(at, '5')
    expect(await at.phoneField.inputValue()).toBe('(415) 5')
    await typeSlowly(at, '550132')
    expect(await at.phoneField.inputValue()).toBe(national)
    await press(at)

    await at.heading('Enter passcode').waitFor()
    await at.text(shown).waitFor()
    expect(sends).toEqual([number])
    const message = await world.inbox.next(number)
    expect(message).toMatchObject({ channel, to: number })
    await at.codeField.pressSequentially(message.code ?? '')
    await at.heading('Success!').waitFor()
    await at.text('Your passcode has been successfully verified.').waitFor()
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/widget/src/methods/otp/phone-parser')(
    'an international number brings its country along',
    async () => {
      const { at, sends } = await open()
      await at.page.waitForLoadState('networkidle')
      await typeSlowly(at, '+44 20 7946 0958')
      await expect.poll(() => at.phoneField.inputValue()).toBe('020 7946 0958')
      expect(await at.countryButton.innerText()).toMatch(/^GB\s*\+44$/)
      await press(at)
      await at.text('+44 20 7946 0958').waitFor()
      expect(sends).toEqual(['+442079460958'])
    },
  )

  test.each(
    takeFirst(
      [
        ['as the world writes it', '+1 (415) 555-0132'],
        ['with blanks and a line end', ' 415 555 0132\n'],
        ['with two zeros in place of the plus', '001 415 555 0132'],
        ['from a web page, with hyphens of its own', '+1 415‑555‑0132'],
      ],
      1,
    ),
  )('a number is pasted %s', async (_, copied) => {
    const { at, sends } = await open()
    await at.page.waitForLoadState('networkidle')
    await at.opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await at.page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await at.phoneField.focus()
    await at.page.keyboard.press('Control+V')
    await expect.poll(() => at.phoneField.inputValue()).toBe(national)
    await press(at)
    await at.text(shown).waitFor()
    expect(sends).toEqual([number])
  })

  inLongRun('e2e/country-select')(
    'a country is found by typing, chosen by key, and counts for the number',
    async () => {
      const { at, sends } = await open()
      await at.countryButton.focus()
      await at.page.keyboard.press('Enter')
      const search = at.widget.getByRole('combobox', { name: 'Search' })
      await expect.poll(() => search.evaluate((it) => it.matches(':focus'))).toBe(true)
      const option = (name: string) => at.widget.getByRole('option', { name })
      await expect.poll(() => option('United States').getAttribute('aria-selected')).toBe('true')
      await search.fill('deu')
      await at.text('No country found').waitFor()
      await search.fill('germ')
      await option('+49 Germany').waitFor()
      await at.page.keyboard.press('Enter')
      await search.waitFor({ state: 'hidden' })
      expect(await at.countryButton.innerText()).toMatch(/^DE\s*\+49$/)
      await typeSlowly(at, '030123456')
      await expect.poll(() => at.phoneField.inputValue()).toBe('030 123456')
      await press(at)
      await at.text('+49 30 123456').waitFor()
      expect(sends).toEqual(['+4930123456'])
    },
  )

  test('an impossible number is refused in the specified words, and nothing is sent', async () => {
    const { at, sends, world } = await open()
    await at.page.waitForLoadState('networkidle')
    await typeSlowly(at, '123')
    await press(at)
    await at.text(invalid).first().waitFor()
    expect(await at.phoneField.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => at.phoneField.evaluate((it) => it.matches(':focus'))).toBe(true)
    expect(await at.errors()).toEqual([invalid])
    expect(sends).toEqual([])

    await at.phoneField.fill('4155550132')
    await at.text(invalid).waitFor({ state: 'detached' })
    await press(at)
    await at.codeField.fill(await world.inbox.codeFor(number))
    await at.heading('Success!').waitFor()
  })

  inLongRun('packages/widget/src/methods/otp/phone-number')(
    'an empty field sends nothing',
    async () => {
      const { at, sends } = await open()
      await press(at)
      await at.text(invalid).first().waitFor()
      expect(sends).toEqual([])
    },
  )

  inLongRun('packages/widget/src/methods/otp/phone-parser')(
    'a parser that takes longer than two seconds is done without',
    async () => {
      const { at, sends, world } = await open({
        prepare: (page) => page.route(parser, () => new Promise<void>(() => {})),
      })
      await typeSlowly(at, '(415) 555-0132')
      expect(await at.phoneField.inputValue()).toBe('(415) 555-0132')
      await press(at)
      await at.heading('Enter passcode').waitFor()
      expect(sends).toEqual([number])
      await at.codeField.fill(await world.inbox.codeFor(number))
      await at.heading('Success!').waitFor()
    },
  )

  test('a parser that cannot be loaded is done without, and loaded when it can be', async () => {
    let isReachable = false
    const { at, sends } = await open({
      prepare: (page) =>
        page.route(parser, (route) => (isReachable ? route.continue() : route.abort())),
    })
    await at.phoneField.fill('4155550132')
    expect(await at.phoneField.inputValue()).toBe('4155550132')
    isReachable = true
    await press(at)
    await at.text(shown).waitFor()
    expect(sends).toEqual([number])
  })

  inLongRun('packages/widget/src/methods/otp/phone-parser')(
    'what was typed before the parser came is formatted once it is there, the caret at its digit',
    async () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const { at } = await open({
        prepare: (page) =>
          page.route(parser, async (route) => {
            await held
            await route.continue()
          }),
      })
      await typeSlowly(at, '4155550132')
      for (let steps = 0; steps < 4; steps += 1) await at.page.keyboard.press('ArrowLeft')
      release()
      await expect.poll(() => at.phoneField.inputValue()).toBe(national)
      await at.page.keyboard.type('9')
      expect(await toDigits(at)).toBe('41555590132')
    },
  )

  inLongRun('packages/widget/src/methods/otp/to-edited')(
    'a digit is deleted in the middle, brackets and all',
    async () => {
      const { at } = await open()
      await at.page.waitForLoadState('networkidle')
      await typeSlowly(at, '4155550132')
      await at.phoneField.evaluate((it: HTMLInputElement) => it.setSelectionRange(6, 6))
      await at.page.keyboard.press('Backspace')
      expect(await toDigits(at)).toBe('415550132')
    },
  )

  inLongRun('packages/service/src/methods/otp/phones')(
    'resending makes the old code invalid',
    async () => {
      const { at, code, world, sends } = await send()
      await at.resendButton.click()
      await at.text('Code sent').waitFor()
      const newer = await world.inbox.codeFor(number)
      expect(sends).toEqual([number, number])
      await at.codeField.fill(code)
      await at.text('Invalid passcode, please try again.').first().waitFor()
      await at.codeField.fill(newer)
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('e2e/sign-in-by-code')(
    'an expired code says so, and is replaced by resending',
    async () => {
      const { at, world } = await send()
      await at.page.clock.fastForward(5 * minute)
      world.clock.advance(5 * minute)
      await at.text('Your code has expired.').first().waitFor()
      expect(await at.codeField.getAttribute('readonly')).not.toBeNull()
      await at.resendButton.click()
      await at
        .text(/^Your code expires in (5:00|4:5\d)\.$/)
        .first()
        .waitFor()
      await at.codeField.fill(await world.inbox.codeFor(number))
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('e2e/sign-in-by-code')('the code is pasted with blanks or hyphens in it', async () => {
    const { at, code } = await send()
    await at.opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = ` ${code.slice(0, 3)} - ${code.slice(3)}. `
    await at.page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await at.codeField.focus()
    await at.page.keyboard.press('Control+V')
    await at.heading('Success!').waitFor()
  })

  inLongRun('packages/widget/src/methods/otp/flow')(
    'who goes back finds the number, and sends the code another way',
    async () => {
      const { at, world, sends } = await send()
      await at.backButton.click()
      await expect.poll(() => at.phoneField.inputValue()).toBe(national)
      const [other, otherTab, otherButton] = channels[channel === 'sms' ? 1 : 0]
      const otherTabs = at.widget.getByRole('tab', { name: otherTab, exact: true })
      await otherTabs.click()
      expect(await at.phoneField.inputValue()).toBe(national)
      await at.widget.getByRole('button', { name: otherButton }).click()
      await at.heading('Enter passcode').waitFor()
      expect(sends).toEqual([number, number])
      const message = await world.inbox.next(number)
      expect(message.channel).toBe(other)
      await at.codeField.fill(message.code ?? '')
      await at.heading('Success!').waitFor()
    },
  )

  test('a number whose country the project does not serve is refused under the field', async () => {
    const journey = await startJourney({
      surface: main,
      world: { project: { phones: { countries: ['DE'] } } },
    })
    const at = await journey.visit({ mount: byAnyCode })
    await at.widget.getByRole('tab', { name: tab, exact: true }).click()
    await at.phoneField.fill('4155550132')
    await press(at)
    await at
      .text("The phone number's country code is invalid, unsupported, or disabled.")
      .first()
      .waitFor()
    expect(await at.phoneField.getAttribute('aria-invalid')).toBe('true')
    expect(journey.world.inbox.count(number)).toBe(0)
  })
})

describe('codes on phones', () => {
  const startJourney = prepareJourneys()
  const visit = async (mount: MountOptions, prepare?: (page: Page) => Promise<unknown>) => {
    const journey = await startJourney({ surface: main })
    return { ...journey, at: await journey.visit({ mount, ...(prepare && { prepare }) }) }
  }

  test('load nothing while no phone form is shown', async () => {
    const { at, host } = await visit({
      config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } },
    })
    const isOfPhones = (path: string) =>
      ['phone-parser', 'phone-tab'].some((name) => isChunk(name)(new URL(path, at.origin())))
    await at.emailField.fill('ada@example.com')
    await at.page.waitForLoadState('networkidle')
    expect(host.requests.filter(isOfPhones)).toEqual([])
    await at.widget.getByRole('tab', { name: 'Text', exact: true }).click()
    await at.phoneField.waitFor()
    await expect.poll(() => host.requests.filter(isOfPhones).length).toBe(2)
  })

  inLongRun('packages/widget/src/screens/main/plan-main')(
    'need no tab where they are the one way',
    async () => {
      const { at, world } = await visit(byText)
      expect(await at.widget.getByRole('tab').count()).toBe(0)
      await at.widget.locator('label', { hasText: 'Phone number' }).waitFor()
      await at.submitPhone('4155550132')
      await at.codeField.fill(await world.inbox.codeFor(number))
      await at.heading('Success!').waitFor()
    },
  )

  test('are filled in by a browser that reads text messages', async () => {
    const { at, world } = await visit(byText, (page) =>
      page.addInitScript(() => {
        Object.assign(globalThis, { OTPCredential: class {} })
        const asked: unknown[] = []
        Object.assign(window, { asked })
        navigator.credentials.get = (options) => {
          asked.push(Reflect.get(options ?? {}, 'otp'))
          return new Promise((resolve) => {
            Object.assign(window, { receive: (code: string) => resolve({ code } as never) })
          })
        }
      }),
    )
    await at.submitPhone('4155550132')
    const code = await world.inbox.codeFor(number)
    await at.codeField.waitFor()
    expect(await at.page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
      { transport: ['sms'] },
    ])
    await at.page.evaluate((received) => Reflect.get(window, 'receive')(received), code)
    await at.heading('Success!').waitFor()
  })
})
