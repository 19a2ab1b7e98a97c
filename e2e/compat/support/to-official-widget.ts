import type { Locator, Request } from 'playwright-core'

/** The official widget as a person sees it; both versions. */
export interface OfficialWidget {
  readonly resendButton: Locator
  readonly passwordField: Locator
  /** The button of a password screen. */
  readonly passwordButton: Locator
  readonly forgotLink: Locator
  /** Types an address and presses the button. */
  submitEmail(email: string): Promise<void>
  /** Types a passcode, which the widget sends by itself. On a busy machine its field comes before it listens, or it sends what stood there before: then again. */
  submitCode(code: string): Promise<void>
  /** Types a password and presses the button, once it can be pressed. */
  submitPassword(password: string): Promise<void>
}

/** @param widget - the element on the page */
export function toOfficialWidget(widget: Locator): OfficialWidget {
  const passwordField = widget.locator('#new-password, #current-password')
  const passwordButton = widget.getByRole('button', { name: 'Continue', exact: true })
  const codeField = widget.getByRole('textbox', { name: 'One-time passcode' })
  return {
    resendButton: widget.getByRole('button', { name: 'Resend code' }),
    passwordField,
    passwordButton,
    // in version 5 a text that can be clicked
    forgotLink: widget.getByText(/^Forgot (your )?password\?$/i),
    async submitEmail(email) {
      // the field of version 5 has no name, only a placeholder
      await widget.getByPlaceholder('example@email.com').fill(email)
      await widget.getByRole('button', { name: 'Continue with email' }).click()
    },
    async submitCode(code) {
      await codeField.waitFor()
      let isSent = false
      while (!isSent) {
        const isIt = (request: Request) =>
          /otps\/authenticate/.test(request.url()) && request.postData()?.includes(code) === true
        const sent = widget.page().waitForRequest(isIt, { timeout: 5_000 })
        const outcome = sent.then(
          () => true,
          () => false,
        )
        await codeField.fill('')
        await codeField.fill(code)
        isSent = await outcome
      }
    },
    async submitPassword(password) {
      await passwordField.fill(password)
      await passwordButton.click()
    },
  }
}
