/** Options of the mail that resets a password: where its links lead and how long they are valid. */
export interface PasswordOptions {
  /**
   * The address that the log-in link leads to; must be on the project's list of redirect URLs.
   *
   * @default this page, if it is on the list, else the project's
   */
  loginRedirectURL?: string
  /** Minutes for which the log-in link is valid. @default the project's, 30 */
  loginExpirationMinutes?: number
  /**
   * The address that the reset link leads to; must be on the project's list of redirect URLs. The login widget of that
   * page shows the password reset.
   *
   * @default this page, if it is on the list, else the project's
   */
  resetPasswordRedirectURL?: string
  /** Minutes for which the reset link is valid. @default the project's, 30 */
  resetPasswordExpirationMinutes?: number
  resetPasswordTemplateId?: string
  /** The language of the mail, as a BCP 47 tag. */
  locale?: string
}
