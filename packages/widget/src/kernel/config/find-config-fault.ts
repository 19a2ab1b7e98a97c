import { OTPMethods } from '../../declarations/otp/options.ts'
import type { LoginConfig } from './login-config.ts'
import { normalizeProducts } from './normalize-products.ts'
import { Products } from './products.ts'

/** Why nothing can be drawn: one of the specification's two errors, or nothing that is configured has a form. */
export type ConfigFault = 'passkeysAlone' | 'emailLinkAndPasscode' | 'nothing'

/**
 * What is wrong with a configuration that Main cannot be drawn from (specification section 2: its two errors
 * stand in the banner, with no form).
 */
export function findConfigFault(config: LoginConfig): ConfigFault {
  const { ids } = normalizeProducts(config.products, Object.values(Products))
  if (ids.length === 1 && ids[0] === Products.passkeys) return 'passkeysAlone'
  const hasEmailPasscode =
    ids.includes(Products.otp) && config.otpOptions?.methods?.includes(OTPMethods.Email)
  return ids.includes(Products.emailMagicLinks) && hasEmailPasscode
    ? 'emailLinkAndPasscode'
    : 'nothing'
}
