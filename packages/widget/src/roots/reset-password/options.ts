import type { LoginOptions } from '../../kernel/context/widget-options.ts'

/** Options of the password reset. */
export interface ResetPasswordOptions extends LoginOptions {
  /** The token from the link in the mail. @default the token in the page's address */
  passwordResetToken?: string | null
}
