import { passwords } from '@portico/contract/methods/passwords'
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink, byPasskey, byPassword } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { arrive, successTitle } from './support/passkey-page.ts'
import { shadow, standalone } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

/** What has the focus, as a screen reader names it; through shadow roots. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const label =
      focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused?.textContent
    return (focused?.getAttribute('aria-label') ?? label ?? '').trim()
  })

/** Presses Tab until something has the focus; a person does not know how often. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 12; presses += 1) {
    if ((await readFocus(page)) === name) return
    await page.keyboard.press('Tab')
  }
  expect(await readFocus(page)).toBe(name)
}

describe.each(takeRows(standalone, [shadow]))('with the keyboard alone, $name', (surface) => {
  const startJourney = prepareJourneys({
    build: surface.root === 'light' ? 'full' : 'headless-shell',
  })

  test('a user signs in with a code: wrong, resent, right', async () => {
    const { visit, world } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byCode })
    await at.emailField.waitFor()
    await tabTo(page, 'Email')
    await page.keyboard.type('ada@')
    await page.keyboard.press('Enter')
    await at.text('Invalid email address.').first().waitFor()
    // focus stays on what is to be mended
    expect(await readFocus(page)).toBe('Email')

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(ada)
    await page.keyboard.press('Enter')
    await at.heading('Enter passcode').waitFor()
    await expect.poll(() => readFocus(page)).toBe('One-time passcode')

    await page.keyboard.type(toWrongCode(await world.inbox.codeFor(ada)))
    await at.text('Invalid passcode, please try again.').first().waitFor()
    await tabTo(page, 'Resend code')
    await page.keyboard.press('Enter')
    await at.text('Code sent').waitFor()
    await expect.poll(() => readFocus(page)).toBe('One-time passcode')

    await page.keyboard.type(await world.inbox.codeFor(ada))
    await at.heading('Success!').waitFor()
    await expect.poll(() => readFocus(page)).toBe('Success!')
  })

  test('a user asks for a link, finds the inbox links, and goes back', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byLink })
    await at.emailField.waitFor()
    await tabTo(page, 'Email')
    await page.keyboard.type(ada)
    await tabTo(page, 'Continue with email')
    await page.keyboard.press('Space')
    await at.heading('Check your email').waitFor()
    await expect.poll(() => readFocus(page)).toBe('Check your email')

    for (const name of ['Open in Gmail', 'Open in Yahoo', 'Open in Outlook', 'Try again']) {
      await tabTo(page, name)
    }
    await page.keyboard.press('Enter')
    await at.heading('Sign up or log in').waitFor()
  })

  test('a user signs up with a password: shown, weak, strong', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byPassword })
    await at.emailField.waitFor()
    await tabTo(page, 'Email')
    await page.keyboard.type(ada)
    await page.keyboard.press('Enter')
    await at.passwordField.waitFor()
    await expect.poll(() => readFocus(page)).toBe('Password')

    await page.keyboard.type('lighthouse')
    await at.widget.getByRole('meter').waitFor({ state: 'attached' })
    // what is weak is not sent
    await page.keyboard.press('Enter')
    await tabTo(page, 'Show password')
    await page.keyboard.press('Space')
    expect(await at.passwordField.getAttribute('type')).toBe('text')
    await page.keyboard.press('Shift+Tab')
    expect(await readFocus(page)).toBe('Password')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('seven wooden lighthouses')
    await expect.poll(() => at.passwordButton.isEnabled()).toBe(true)
    await tabTo(page, 'Continue')
    await page.keyboard.press('Enter')
    await at.heading('Success!').waitFor()
    await expect.poll(() => readFocus(page)).toBe('Success!')
    expect(await at.errors()).toEqual([])
  })

  inLongRun('packages/widget/src/methods/passwords/flow')(
    'a user who forgot the password asks for a mail, twice',
    async () => {
      const { visit, world } = await startJourney({ surface })
      await world.call(passwords.create, { email: ada, password: 'seven wooden lighthouses' })
      const { page, ...at } = await visit({ mount: byPassword })
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      await expect.poll(() => readFocus(page)).toBe('Password')
      await page.keyboard.press('Shift+Tab')
      expect(await readFocus(page)).toBe('Forgot Password?')
      await page.keyboard.press('Enter')
      await at.heading('Forgot password?').waitFor()
      await expect.poll(() => readFocus(page)).toBe('Forgot password?')
      await tabTo(page, 'Resend email')
      await page.keyboard.press('Enter')
      await at.text('Email sent').waitFor()
      await tabTo(page, 'Back')
      await page.keyboard.press('Enter')
      await at.heading('Sign up or log in').waitFor()
    },
  )

  inLongRun('e2e/reset-password')(
    'a user follows the link in a reset mail and sets a password',
    async () => {
      const { visit, world } = await startJourney({ surface })
      await world.call(passwords.create, { email: ada, password: 'seven wooden lighthouses' })
      const { page, ...at } = await visit({ mount: byPassword })
      await at.submitEmail(ada)
      await at.heading('Log In').waitFor()
      await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
      await at.heading('Forgot password?').waitFor()
      await page.goto(await world.inbox.linkFor(ada))
      await at.heading('Reset your password').waitFor()
      await tabTo(page, 'Password')
      await page.keyboard.type('nine copper submarines')
      await expect.poll(() => at.passwordButton.isEnabled()).toBe(true)
      await page.keyboard.press('Enter')
      await at.heading('Success!').waitFor()
      await expect.poll(() => readFocus(page)).toBe('Success!')
    },
  )

  inLongRun('e2e/passkeys')('a user creates a passkey, renames it, and deletes it', async () => {
    const { visit, world } = await startJourney({ surface })
    const visitor = await visit({ mount: byPasskey, path: null })
    const { page, ...at } = visitor
    await addAuthenticator(page)
    const passkeys = await arrive(world, visitor)
    await tabTo(page, 'Create a Passkey')
    await page.keyboard.press('Enter')
    await at.heading(successTitle).waitFor()
    await expect.poll(() => readFocus(page)).toBe(successTitle)

    await page.keyboard.press('Tab')
    expect(await readFocus(page)).toBe('Edit')
    await page.keyboard.press('Enter')
    await expect.poll(() => readFocus(page)).toBe('Passkey name')
    // the old name is chosen: what is typed takes its place
    await page.keyboard.type('Work laptop')
    await page.keyboard.press('Enter')
    await expect.poll(passkeys.names).toEqual(['Work laptop'])
    await expect.poll(() => readFocus(page)).toBe('Edit')

    await page.keyboard.press('Tab')
    expect(await readFocus(page)).toBe('Delete')
    await page.keyboard.press('Space')
    await expect.poll(() => readFocus(page)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await expect.poll(() => readFocus(page)).toBe('Delete')
    await page.keyboard.press('Enter')
    await expect.poll(() => readFocus(page)).toBe('Cancel')
    await page.keyboard.press('Shift+Tab')
    expect(await readFocus(page)).toBe('Delete')
    await page.keyboard.press('Enter')
    await expect.poll(passkeys.names).toEqual([])
    // the one that was created is gone: the title says no more that there is one
    await expect.poll(() => readFocus(page)).toBe('Your Passkeys')
    await tabTo(page, 'Done')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await at.events()).map(({ type }) => type))
      .toEqual(['PASSKEY_REGISTER', 'PASSKEY_DONE'])
  })

  inLongRun('e2e/passkeys')(
    'a user who cancels a passkey keeps the focus where it was',
    async () => {
      const { visit, world } = await startJourney({ surface })
      const visitor = await visit({ mount: byPasskey, prepare: withoutAutofill })
      const { page, widget } = visitor
      const device = await addAuthenticator(page)
      await device.setVerified(false)
      await widget.getByRole('button', { name: 'Login with a Passkey' }).waitFor()
      await tabTo(page, 'Login with a Passkey')
      await page.keyboard.press('Enter')
      await widget.getByRole('alert').getByText('Unknown error occurred').waitFor()
      await expect.poll(() => readFocus(page)).toBe('Login with a Passkey')

      // who has gone on to another field meanwhile stays there
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/webauthn/authenticate/start/primary*', async (route) => {
        await held
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await widget.locator('[aria-busy="true"]').waitFor()
      await tabTo(page, 'Email')
      answer()
      await widget.getByRole('alert').getByText('Unknown error occurred').waitFor()
      await page.keyboard.type(ada)
      expect(await visitor.emailField.inputValue()).toBe(ada)
      expect(await readFocus(page)).toBe('Email')

      await arrive(world, visitor)
      await tabTo(page, 'Create a Passkey')
      await page.keyboard.press('Enter')
      await widget.getByRole('alert').getByText('Your Passkey was not created.').waitFor()
      await expect.poll(() => readFocus(page)).toBe('Create a Passkey')
    },
  )

  inLongRun('packages/widget/src/methods/otp/flow')(
    'a user leaves the code screen with the back arrow',
    async () => {
      const { visit } = await startJourney({ surface })
      const { page, ...at } = await visit({ mount: byCode })
      await at.submitEmail(ada)
      await at.codeField.waitFor()
      await expect.poll(() => readFocus(page)).toBe('One-time passcode')
      await page.keyboard.press('Shift+Tab')
      expect(await readFocus(page)).toBe('Back')
      await page.keyboard.press('Enter')
      await at.heading('Sign up or log in').waitFor()
    },
  )

  test('the focused element has a visible outline', async () => {
    const { visit } = await startJourney({ surface })
    const { page, ...at } = await visit({ mount: byCode })
    await at.submitEmail(ada)
    await at.codeField.waitFor()
    await tabTo(page, 'Resend code')
    const style = await at.resendButton.evaluate((button) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(button)
      return { outlineStyle, outlineWidth }
    })
    expect(style).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' })
  })
})
