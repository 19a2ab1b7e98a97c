import type { Product } from './login-config.ts'
import { Products } from './products.ts'

const toId = (product: Product): string =>
  typeof product === 'string' ? product : String(product?.id)

/**
 * Reads the list of products in either dialect: names, or objects with an `id`.
 *
 * @param products - as the host configured them
 * @returns their names in configured order, each once
 */
export const toProductIds = (products: readonly Product[] | undefined): readonly string[] => [
  // a page without TypeScript may pass any value: a value that is not a list counts as not set
  ...new Set((Array.isArray(products) ? products : [Products.emailMagicLinks]).map(toId)),
]
