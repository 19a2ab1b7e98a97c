import type { Product } from './login-config.ts'
import { toProductIds } from './to-product-ids.ts'

/** The products of a configuration, as names. */
export interface NormalProducts {
  /** In configured order, each once. */
  readonly ids: readonly string[]
  /** What was asked for and cannot be shown, each once. */
  readonly ignored: readonly string[]
}

/**
 * Sorts the products of a configuration.
 *
 * @param available - the products that this widget can show
 */
export function normalizeProducts(
  products: readonly Product[] | undefined,
  available: readonly string[],
): NormalProducts {
  const asked = toProductIds(products)
  return {
    ids: asked.filter((id) => available.includes(id)),
    ignored: asked.filter((id) => !available.includes(id)),
  }
}
