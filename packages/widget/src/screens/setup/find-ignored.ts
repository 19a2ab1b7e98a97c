import { isForeignOneTap } from '../../declarations/oauth/options.ts'
import { isOtpMethod } from '../../declarations/otp/options.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'

/**
 * Lists the parts of a configuration that this version of the widget does not support.
 *
 * @param available - the products that have a method
 * @returns warnings for the developer
 */
export function findIgnored(config: LoginConfig, available: readonly string[]): string[] {
  const { ids, ignored } = normalizeProducts(config.products, available)
  const methods = ids.includes(Products.otp) ? [...(config.otpOptions?.methods ?? [])] : []
  const unknown = methods.filter((it) => !isOtpMethod(it))
  // passkey registration is a separate widget: in the login widget, the product only declares that the page has it
  const missing = ignored.filter((id) => id !== Products.passkeyRegistration)
  const isIdle = ids.includes(Products.otp) && methods.length === 0
  const foreign = (config.oauthOptions?.providers ?? [])
    .filter(isForeignOneTap)
    .map((it) => (typeof it === 'string' ? it : it.type))
  return [
    ...foreign.map(
      (type) => `The option one_tap of "${type}" is left out: One Tap is of "google" alone.`,
    ),
    ...(isIdle ? ['The product "otp" needs otpOptions.methods and is left out.'] : []),
    ...missing.map((id) => `The product "${id}" is not available and is left out.`),
    ...unknown.map((it) => `The otpOptions method "${it}" is not available and is left out.`),
  ]
}
