import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { WalletIcon } from '../../../foundation/icons/wallet-icon.tsx'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'

/** The user's wallets. */
export const accountSection: AccountSection = {
  id: 'wallets',
  group: 'signingIn',
  rank: 4,
  label: 'account.wallets',
  icon: <WalletIcon />,
  isOffered: ({ products }, user) =>
    user.crypto_wallets.length > 0 || toProductIds(products).includes('crypto'),
  describe: ({ user: { crypto_wallets: all }, text }) => ({
    value: text(all.length > 0 ? 'account.value.connected' : 'account.value.none', {
      n: all.length,
    }),
    short: toCount(all.length, text),
  }),
  load: () => import('./wallets.tsx'),
}
