import { normalizeProducts } from '../../config/normalize-products.ts'
import { Products } from '../../config/products.ts'
import { useWidget } from '../../context/widget-context.ts'
import { type SplitWallets, splitWallets } from './split-wallets.ts'
import { useWallets } from './use-wallets.ts'

/** The wallets of this browser, as the configuration leaves room for them. */
export function useSplitWallets(): SplitWallets {
  const { products, oauthOptions } = useWidget().config
  const { ids } = normalizeProducts(products, [Products.oauth])
  // a page without types may leave the list out
  return splitWallets(useWallets(), ids.length > 0 ? (oauthOptions?.providers?.length ?? 0) : 0)
}
