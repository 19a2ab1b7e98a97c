import type { EmailMagicLinksOptions } from '../methods/email-magic-links/options.ts'
import type { OtpOptions } from '../methods/otp/options.ts'
import type { PasskeyOptions } from '../methods/passkeys/options.ts'
import type { PasswordOptions } from '../methods/passwords/options.ts'
import type { ProductId } from './products.ts'

/** A product: its name, or an object that has it as `id`. */
export type Product = ProductId | { readonly id: string }

/** The session that signing in starts. */
export interface SessionOptions {
  /** How long it lives, 5 to 527040. @default 30 */
  sessionDurationMinutes?: number
}

/** What the login widget offers. */
export interface LoginConfig {
  /** In the order in which they appear. @default [Products.emailMagicLinks] */
  products?: readonly Product[]
  emailMagicLinksOptions?: EmailMagicLinksOptions
  otpOptions?: OtpOptions
  passwordOptions?: PasswordOptions
  passkeyOptions?: PasskeyOptions
  sessionOptions?: SessionOptions
  /**
   * Shows somebody who is signed in who they are, with "Continue" and "Sign out", in the place of the form.
   * "Continue" tells the host `AUTHENTICATE_FLOW_COMPLETE`, and leads to `continueURL` where there is one.
   *
   * @default false
   */
  signedIn?: boolean | { readonly continueURL?: string }
  /** An address that stands in the e-mail field from the start; the person may change it. */
  loginHint?: string
  /** Render into a shadow root, apart from the page's styles. @default false */
  enableShadowDOM?: boolean
}
