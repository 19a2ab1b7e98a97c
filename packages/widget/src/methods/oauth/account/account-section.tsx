import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { ChainIcon } from '../../../foundation/icons/chain-icon.tsx'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'

/** The user's accounts at social providers. */
export const accountSection: AccountSection = {
  id: 'accounts',
  group: 'signingIn',
  rank: 3,
  label: 'account.accounts',
  icon: <ChainIcon />,
  isOffered: ({ products }, user) =>
    user.providers.length > 0 || toProductIds(products).includes('oauth'),
  isReturnedTo: () => location.search.includes('error_type='),
  describe: ({ user: { providers }, text }) => ({
    value:
      providers.map(({ provider_type }) => provider_type).join(', ') || text('account.value.none'),
    short: toCount(providers.length, text),
  }),
  load: () => import('./accounts.tsx'),
}
