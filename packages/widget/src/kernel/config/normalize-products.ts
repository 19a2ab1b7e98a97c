import type { Product } from './login-config.ts'
import { toProductIds } from './to-product-ids.ts'

/** The products of a configuration, as names. */
export interface NormalProducts {
  /** The products that the widget can show, in configured order, each once. */
  readonly ids: readonly string[]
  /** The products that the widget cannot show, each once. */
  readonly ignored: readonly string[]
}

/**
 * Splits the products of a configuration into those that the widget can show and those that it cannot.
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
