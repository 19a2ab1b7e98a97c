import { dropDefaults } from '../config/drop-defaults.ts'

/** What a page of its own needs beside the configuration. */
interface PageConfig {
  readonly config: Readonly<Record<string, unknown>>
  /** Whether a link in a mail, or a provider, leads back to the page with a token that signs in. */
  readonly hasToken: boolean
}

/** The products that lead back to the page. */
const comingBack: readonly unknown[] = ['emailMagicLinks', 'passwords', 'oauth']

/**
 * The configuration of a page that signs in by itself: without redirect URLs, since links and providers lead back to
 * the page that asked.
 *
 * @param given - as it stands in the playground's editor
 */
export function toPageConfig(given: Readonly<Record<string, unknown>>): PageConfig {
  const config = dropDefaults(given)
  const products: readonly unknown[] = Array.isArray(config.products)
    ? config.products
    : ['emailMagicLinks']
  const ids = products.map((it) => (typeof it === 'object' && it && 'id' in it ? it.id : it))
  return {
    config,
    hasToken: ids.some((id) => comingBack.includes(id)),
  }
}
