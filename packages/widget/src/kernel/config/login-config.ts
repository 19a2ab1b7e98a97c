import type { MethodOptions } from '../../declarations/all-declarations.ts'
import type { ProductId } from './products.ts'

/** A product: its name, or an object with its name as `id`. */
export type Product = ProductId | { readonly id: string }

/** Options of the session that a sign-in starts. */
export interface SessionOptions {
  /** The lifetime of the session in minutes, 5 to 527040. @default 30 */
  sessionDurationMinutes?: number
}

/** The configuration of the login widget. */
export interface LoginConfig extends MethodOptions {
  /** The products, in the order in which they appear. @default [Products.emailMagicLinks] */
  products?: readonly Product[]
  sessionOptions?: SessionOptions
  /**
   * Shows the account of a signed-in user, with "Continue" and "Sign out", instead of the form, as soon as there is a
   * session. "Continue" emits `AUTHENTICATE_FLOW_COMPLETE` to the host and leads to `continueURL`, if that is set.
   *
   * @default false
   */
  signedIn?: boolean | { readonly continueURL?: string }
  /**
   * Makes the browser's Back button lead from a screen to the first screen, like the screen's back arrow. For this the
   * widget adds a history entry with the page's own address and state. Use it if the page's router ignores a `popstate`
   * event that changes no address.
   *
   * @default false
   */
  historyEntry?: boolean
  /**
   * Lets users sign in with a recovery code when they cannot read what was sent to them: a link below the code leads to
   * its field. The account then has a section in which users make their codes.
   *
   * @default false
   */
  recoveryCodes?: boolean
  /** An address that the e-mail field contains at the start; the user can change it. */
  loginHint?: string
  /** Renders the widget into a shadow root, isolated from the page's styles. @default false */
  enableShadowDOM?: boolean
}
