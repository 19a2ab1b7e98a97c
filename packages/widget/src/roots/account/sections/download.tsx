import type { AccountSection } from '../../../flow/account/account-section.ts'
import { DownloadIcon } from '../../../foundation/icons/download-icon.tsx'

/** The download of everything that is kept about the user. */
export const downloadSection: AccountSection = {
  id: 'download',
  group: 'data',
  rank: 1,
  label: 'account.download',
  icon: <DownloadIcon />,
  isOffered: () => true,
  describe: () => ({ value: '', short: '' }),
  load: () => import('./download-data.tsx'),
}
