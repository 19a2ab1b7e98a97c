import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { AppsIcon } from '../../../foundation/icons/apps-icon.tsx'

/** The client apps that have access to the account. */
export const appsSection: AccountSection = {
  id: 'apps',
  label: 'account.apps',
  icon: <AppsIcon />,
  // a project without an identity provider has no apps: the host says that it has one
  isOffered: () => false,
  describe: ({ apps, text }) => ({
    value:
      apps === null
        ? ''
        : text(apps > 0 ? 'account.value.access' : 'account.value.none', { n: apps }),
    short: apps === null ? '' : toCount(apps, text),
  }),
  load: () => import('./apps-list.tsx'),
}
