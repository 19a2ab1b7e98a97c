import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/** Most of the buttons on Main that wallets and social providers have together (specification section 9). */
const mostButtons = 5

/**
 * For how many wallets Main has room: beside the social providers, and before the one that leads on (specification
 * section 2).
 */
export function toWalletRoom({ products, oauthOptions }: LoginConfig): number {
  const hasProviders = toProductIds(products).includes('oauth')
  // a page without types may leave the list out
  return Math.max(0, mostButtons - (hasProviders ? (oauthOptions?.providers?.length ?? 0) : 0))
}
