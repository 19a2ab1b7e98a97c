import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { AppsIcon } from '../../../foundation/icons/apps-icon.tsx'

/** The client apps that have access to the account. */
export const appsSection: AccountSection = {
  id: 'apps',
  group: 'access',
  rank: 2,
  label: 'account.apps',
  icon: <AppsIcon />,
  // a project without an identity provider has no apps: the host says that it has one
  isOffered: () => false,
  describe: ({ counts: { apps }, text }) => ({
    value:
      typeof apps === 'number'
        ? text(apps > 0 ? 'account.value.access' : 'account.value.none', { n: apps })
        : '',
    short: typeof apps === 'number' ? toCount(apps, text) : '',
  }),
  count: async ({ user }) => (await user.getConnectedApps()).connected_apps.length,
  load: () => import('./apps-list.tsx'),
}
