/** Links in mails: where they lead and how long they count. What is left out, the project decides. */
export interface EmailMagicLinksOptions {
  /**
   * Where a person goes who had an account; must stand on the project's list.
   *
   * @default this page, if it stands there, else the project's
   */
  loginRedirectURL?: string
  /** Minutes a link counts. @default the project's, 30 */
  loginExpirationMinutes?: number
  /**
   * Where a new person goes; must stand on the project's list.
   *
   * @default this page, if it stands there, else the project's
   */
  signupRedirectURL?: string
  /** Minutes a link counts. @default the project's, 30 */
  signupExpirationMinutes?: number
  loginTemplateId?: string
  signupTemplateId?: string
  /** New people stay pending until they follow the link. */
  createUserAsPending?: boolean
  /** The domain that the mail comes from, for the inbox links. @default bootstrap's only e-mail domain */
  domainHint?: string
  /** Language of the mail, as a BCP 47 tag. */
  locale?: string
}
