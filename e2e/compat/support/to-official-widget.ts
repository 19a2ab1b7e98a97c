import type { Locator } from 'playwright-core'

/** The official widget as a person sees it; both versions. */
export interface OfficialWidget {
  readonly codeField: Locator
  readonly resendButton: Locator
  /** Types an address and presses the button. */
  submitEmail(email: string): Promise<void>
}

/** @param widget - the element on the page */
export function toOfficialWidget(widget: Locator): OfficialWidget {
  return {
    codeField: widget.getByRole('textbox', { name: 'One-time passcode' }),
    resendButton: widget.getByRole('button', { name: 'Resend code' }),
    async submitEmail(email) {
      // the field of version 5 has no name, only a placeholder
      await widget.getByPlaceholder('example@email.com').fill(email)
      await widget.getByRole('button', { name: 'Continue with email' }).click()
    },
  }
}
