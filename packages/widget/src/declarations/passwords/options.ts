/** The mail that resets a password: where its links lead and how long they count. */
export interface PasswordOptions {
  /**
   * Where the link that logs in leads; must stand on the project's list.
   *
   * @default this page, if it stands there, else the project's
   */
  loginRedirectURL?: string
  /** Minutes that link counts. @default the project's, 30 */
  loginExpirationMinutes?: number
  /**
   * Where the link that resets leads; must stand on the project's list. The login widget of that page shows the reset.
   *
   * @default this page, if it stands there, else the project's
   */
  resetPasswordRedirectURL?: string
  /** Minutes that link counts. @default the project's, 30 */
  resetPasswordExpirationMinutes?: number
  resetPasswordTemplateId?: string
  /** Language of the mail, as a BCP 47 tag. */
  locale?: string
}
