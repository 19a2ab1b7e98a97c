import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'

/**
 * Why Main cannot be drawn: one of the two errors in section 2 of the specification, or no configured product has a
 * form.
 */
export type ConfigFault = 'passkeysAlone' | 'emailLinkAndPasscode' | 'nothing'

/**
 * Finds the fault in a configuration from which Main cannot be drawn. The widget shows the two errors of specification
 * section 2 in a banner, without a form.
 */
export function findConfigFault(config: LoginConfig): ConfigFault {
  const { ids } = normalizeProducts(config.products, Object.values(Products))
  if (ids.length === 1 && ids[0] === Products.passkeys) return 'passkeysAlone'
  const hasEmailPasscode =
    ids.includes(Products.otp) && config.otpOptions?.methods?.includes('email')
  return ids.includes(Products.emailMagicLinks) && hasEmailPasscode
    ? 'emailLinkAndPasscode'
    : 'nothing'
}
