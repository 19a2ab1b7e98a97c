/**
 * Options of magic links: where they lead and how long they are valid. The project's settings apply to every option
 * that is left out.
 */
export interface EmailMagicLinksOptions {
  /**
   * The address that the link leads a user with an account to; must be on the project's list of redirect URLs.
   *
   * @default this page, if it is on the list, else the project's
   */
  loginRedirectURL?: string
  /** Minutes for which a log-in link is valid. @default the project's, 30 */
  loginExpirationMinutes?: number
  /**
   * The address that the link leads a new user to; must be on the project's list of redirect URLs.
   *
   * @default this page, if it is on the list, else the project's
   */
  signupRedirectURL?: string
  /** Minutes for which a sign-up link is valid. @default the project's, 30 */
  signupExpirationMinutes?: number
  loginTemplateId?: string
  signupTemplateId?: string
  /** Whether a new user stays pending until they follow the link. */
  createUserAsPending?: boolean
  /**
   * The domain that the mail is sent from, for the links to the user's inbox.
   *
   * @default the project's e-mail domain, if it has only one
   */
  domainHint?: string
  /** The language of the mail, as a BCP 47 tag. */
  locale?: string
}
