import type { User } from '@portico/client'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { useWallets } from '../use-wallets.ts'
import type { Wallet } from '../wallets/wallet.ts'

/** Returns the wallets of this browser that sign for a chain on which the user has a wallet; none if the page offers none. */
export function useProvingWallets({
  crypto_wallets,
}: Pick<User, 'crypto_wallets'>): readonly Wallet[] {
  const { config } = useWidget()
  const wallets = useWallets()
  if (!toProductIds(config.products).includes('crypto')) return []
  return wallets.filter(({ chain }) =>
    crypto_wallets.some(({ crypto_wallet_type }) => crypto_wallet_type === chain),
  )
}
