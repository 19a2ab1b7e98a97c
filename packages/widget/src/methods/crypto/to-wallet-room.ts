import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/** The maximum number of wallet and social provider buttons on Main (specification section 9). */
const mostButtons = 5

/**
 * Returns the number of wallets that Main has room for, beside the social providers and without the last button, which
 * leads to more wallets (specification section 2).
 */
export function toWalletRoom({ products, oauthOptions }: LoginConfig): number {
  const hasProviders = toProductIds(products).includes('oauth')
  // a page without TypeScript may leave out the list
  return Math.max(0, mostButtons - (hasProviders ? (oauthOptions?.providers?.length ?? 0) : 0))
}
