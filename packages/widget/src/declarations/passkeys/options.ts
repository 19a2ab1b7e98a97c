/** Options of passkeys: the domain that they are bound to, and whether the browser may create them on its own. */
export interface PasskeyOptions {
  /** The domain that the passkeys are bound to; must be the project's. @default the page's host name */
  domain?: string
  /**
   * Lets the browser create a passkey without a prompt after the user has logged in with a password saved in it.
   * Browsers without this feature do nothing.
   *
   * @default false
   */
  automaticUpgrade?: boolean
}
