/** Passkeys: what they are bound to, and whether they come by themselves. */
export interface PasskeyOptions {
  /** The domain that the passkeys belong to; must be the project's. @default the page's host name */
  domain?: string
  /**
   * Lets the browser make a passkey by itself after somebody logged in by a password that it had saved. It
   * asks nobody, and only a browser that knows how does it.
   * @default false
   */
  automaticUpgrade?: boolean
}
