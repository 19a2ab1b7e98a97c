import { dropDefaults } from '../config/drop-defaults.ts'
import { methods } from '../config/methods.ts'
import { toProductIds } from '../config/products.ts'

/** What a page of its own needs beside the configuration. */
interface PageConfig {
  readonly config: Readonly<Record<string, unknown>>
  /** Whether a link in a mail, or a provider, leads back to the page with a token that signs in. */
  readonly hasToken: boolean
}

/** The products that lead back to the page. */
const comingBack: readonly unknown[] = methods.flatMap(({ product, redirects }) =>
  redirects ? [product] : [],
)

/**
 * The configuration of a page that signs in by itself: without redirect URLs, since links and providers lead back to
 * the page that asked.
 *
 * @param given - as it stands in the playground's editor
 */
export function toPageConfig(given: Readonly<Record<string, unknown>>): PageConfig {
  const config = dropDefaults(given)
  const ids = toProductIds(config).map((it) =>
    typeof it === 'object' && it && 'id' in it ? it.id : it,
  )
  return {
    config,
    hasToken: ids.some((id) => comingBack.includes(id)),
  }
}
