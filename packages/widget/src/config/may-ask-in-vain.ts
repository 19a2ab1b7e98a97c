import type { LoginConfig } from './login-config.ts'
import { normalizeProducts } from './normalize-products.ts'
import { OTPMethods } from './products.ts'

/**
 * Whether a configuration may name what this version of the widget does not have; `findIgnored` says what.
 *
 * @param available - the products that have a method
 */
export const mayAskInVain = (
  { products, otpOptions }: LoginConfig,
  available: readonly string[],
): boolean =>
  normalizeProducts(products, available).ignored.length > 0 ||
  Boolean(otpOptions?.methods?.some((it) => it !== OTPMethods.Email))
