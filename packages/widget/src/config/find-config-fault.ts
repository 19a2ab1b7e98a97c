import type { TextId } from '../text/text-id.ts'
import type { LoginConfig } from './login-config.ts'
import { normalizeProducts } from './normalize-products.ts'
import { OTPMethods, Products } from './products.ts'

/**
 * The configuration errors of the specification (section 2): they stand in the banner, with no form.
 *
 * @returns the id of the sentence, or null
 */
export function findConfigFault(config: LoginConfig): TextId | null {
  const { ids } = normalizeProducts(config.products, Object.values(Products))
  if (ids.length === 1 && ids[0] === Products.passkeys) return 'errors.passkeysAlone'
  const hasEmailPasscode =
    ids.includes(Products.otp) && config.otpOptions?.methods?.includes(OTPMethods.Email)
  return ids.includes(Products.emailMagicLinks) && hasEmailPasscode
    ? 'errors.emailLinkAndPasscode'
    : null
}
