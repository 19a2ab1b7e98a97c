import type { Locator, Page } from 'playwright-core'
import { readHostLog } from './read-host-log.ts'

/** A sign-in page as a person sees it: by roles and words. Shadow roots make no difference. */
export interface SignInPage {
  readonly widget: Locator
  readonly emailField: Locator
  readonly continueButton: Locator
  readonly phoneField: Locator
  /** Opens the list of countries. */
  readonly countryButton: Locator
  readonly codeField: Locator
  readonly passwordField: Locator
  /** The button of a password screen. */
  readonly passwordButton: Locator
  readonly backButton: Locator
  readonly resendButton: Locator
  /** What the host says: who is signed in. */
  readonly status: Locator
  /** By all of its words: "Log In" is in "Sign up or log in" as well. */
  heading(name: string): Locator
  text(text: string | RegExp): Locator
  /** Types an address and presses the button. */
  submitEmail(email: string): Promise<void>
  /** Types a number and presses the button of the phone form. */
  submitPhone(number: string): Promise<void>
  /** Types a password and presses the button, once it can be pressed. */
  submitPassword(password: string): Promise<void>
  /** What the host heard so far. */
  events(): Promise<{ type: string; data: Record<string, unknown> }[]>
  errors(): Promise<string[]>
  /** What `mountLogin` threw. */
  thrown(): Promise<string[]>
}

/** Reads a page as a sign-in page. */
export function toSignInPage(page: Page): SignInPage {
  const widget = page.locator(
    'stytch-ui, stytch-reset-password, stytch-passkey-registration, stytch-identity-provider, portico-sign-in, portico-reset-password, portico-passkeys, portico-account',
  )
  const emailField = widget.getByRole('textbox', { name: 'Email' })
  const continueButton = widget.getByRole('button', { name: 'Continue with email' })
  const phoneField = widget.getByRole('textbox', { name: 'Phone number' })
  const phoneButton = widget.getByRole('button', { name: /^Continue with (text|WhatsApp)/ })
  const passwordField = widget.locator('#current-password, #new-password')
  const passwordButton = widget.getByRole('button', { name: 'Continue', exact: true })
  return {
    widget,
    emailField,
    continueButton,
    phoneField,
    countryButton: widget.getByRole('button', { name: 'Country code' }),
    codeField: widget.getByRole('textbox', { name: 'One-time passcode' }),
    passwordField,
    passwordButton,
    backButton: widget.getByRole('button', { name: 'Back' }),
    resendButton: widget.getByRole('button', { name: 'Resend code' }),
    status: page.locator('#status'),
    heading: (name) => widget.getByRole('heading', { name, level: 1, exact: true }),
    text: (text) => widget.getByText(text),
    async submitEmail(email) {
      await emailField.fill(email)
      await continueButton.click()
    },
    async submitPhone(number) {
      await phoneField.fill(number)
      await phoneButton.click()
    },
    async submitPassword(password) {
      await passwordField.fill(password)
      await passwordButton.click()
    },
    async events() {
      return (await readHostLog(page, 'events')).map((line) => JSON.parse(line))
    },
    errors: () => readHostLog(page, 'errors'),
    thrown: () => readHostLog(page, 'thrown'),
  }
}
