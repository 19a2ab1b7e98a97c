import type { AccountSection } from '../../../flow/account/account-section.ts'
import { BinIcon } from '../../../foundation/icons/bin-icon.tsx'

/** The deletion of the account. */
export const deletionSection: AccountSection = {
  id: 'deletion',
  group: 'data',
  rank: 2,
  label: 'account.deletion',
  icon: <BinIcon />,
  isOffered: () => true,
  describe: () => ({ value: '', short: '' }),
  load: () => import('./delete-account.tsx'),
}
