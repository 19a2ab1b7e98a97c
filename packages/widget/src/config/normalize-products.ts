import type { Product } from './login-config.ts'
import { Products } from './products.ts'

/** The products of a configuration, as names. */
export interface NormalProducts {
  /** In configured order, each once. */
  readonly ids: readonly string[]
  /** What was asked for and cannot be shown, each once. */
  readonly ignored: readonly string[]
}

const toId = (product: Product): string =>
  typeof product === 'string' ? product : String(product?.id)

/**
 * Reads the product list of either dialect: names, or objects with an `id`.
 *
 * @param products - as the host configured them
 * @param available - the products that this widget can show
 */
export function normalizeProducts(
  products: readonly Product[] | undefined,
  available: readonly string[],
): NormalProducts {
  // a page without types may pass anything: what is no list is none
  const given = Array.isArray(products) ? products : [Products.emailMagicLinks]
  const asked = [...new Set(given.map(toId))]
  return {
    ids: asked.filter((id) => available.includes(id)),
    ignored: asked.filter((id) => !available.includes(id)),
  }
}
