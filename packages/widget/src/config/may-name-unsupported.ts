import { isOtpMethod } from '../methods/otp/options.ts'
import type { LoginConfig } from './login-config.ts'
import { normalizeProducts } from './normalize-products.ts'
import { Products } from './products.ts'

/**
 * Whether a configuration may name what this version of the widget does not have; `findIgnored` says what.
 *
 * @param available - the products that have a method
 */
export const mayNameUnsupported = (
  { products, otpOptions }: LoginConfig,
  available: readonly string[],
): boolean => {
  const { ids, ignored } = normalizeProducts(products, available)
  const ways = otpOptions?.methods
  return (
    ignored.length > 0 || (ids.includes(Products.otp) && !(ways?.length && ways.every(isOtpMethod)))
  )
}
