import { isForeignOneTap } from '../../declarations/oauth/options.ts'
import { isOtpMethod } from '../../declarations/otp/options.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { Products } from '../../kernel/config/products.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/**
 * Whether a configuration may contain a part that this version of the widget does not support. It is a quick check
 * before `findIgnored` is loaded, which lists those parts.
 *
 * @param available - the products that have a method
 */
export const mayNameUnsupported = (
  { products, otpOptions, oauthOptions }: LoginConfig,
  available: readonly string[],
): boolean => {
  const ids = toProductIds(products)
  const ways = otpOptions?.methods
  return (
    ids.some((id) => !available.includes(id)) ||
    (oauthOptions?.providers?.some(isForeignOneTap) ?? false) ||
    (ids.includes(Products.otp) && !(ways?.length && ways.every(isOtpMethod)))
  )
}
