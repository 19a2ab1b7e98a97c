import type { MethodOptions } from '../../declarations/all-declarations.ts'
import type { ProductId } from './products.ts'

/** A product: its name, or an object that has it as `id`. */
export type Product = ProductId | { readonly id: string }

/** The session that signing in starts. */
export interface SessionOptions {
  /** How long it lives, 5 to 527040. @default 30 */
  sessionDurationMinutes?: number
}

/** What the login widget offers. */
export interface LoginConfig extends MethodOptions {
  /** In the order in which they appear. @default [Products.emailMagicLinks] */
  products?: readonly Product[]
  sessionOptions?: SessionOptions
  /**
   * Shows somebody who is signed in who they are, with "Continue" and "Sign out", in the place of the form,
   * as soon as there is a session.
   * "Continue" tells the host `AUTHENTICATE_FLOW_COMPLETE`, and leads to `continueURL` where there is one.
   *
   * @default false
   */
  signedIn?: boolean | { readonly continueURL?: string }
  /**
   * The browser's Back leads from a screen to the first one, as its arrow does: the widget has a history entry for it, with
   * the page's own address and the page's state. For pages whose router takes a `popstate` that changes no address.
   *
   * @default false
   */
  historyEntry?: boolean
  /** An address that stands in the e-mail field from the start; the person may change it. */
  loginHint?: string
  /** Render into a shadow root, apart from the page's styles. @default false */
  enableShadowDOM?: boolean
}
