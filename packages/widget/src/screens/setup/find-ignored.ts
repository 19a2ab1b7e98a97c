import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'
import { allAdvice } from '../../methods/all-advice.ts'

/**
 * Lists the parts of a configuration that this version of the widget does not support.
 *
 * @param available - the products that have a method
 * @returns warnings for the developer
 */
export function findIgnored(config: LoginConfig, available: readonly string[]): string[] {
  const { ignored } = normalizeProducts(config.products, available)
  // passkey registration is a separate widget: in the login widget, the product only declares that the page has it
  const missing = ignored.filter((id) => id !== Products.passkeyRegistration)
  return [
    ...missing.map((id) => `The product "${id}" is not available and is left out.`),
    ...[...allAdvice.values()].flatMap((advice) => advice.listIgnored?.(config) ?? []),
  ]
}
