import type { AccountSection } from '../../../flow/account/account-section.ts'
import { PersonIcon } from '../../../foundation/icons/person-icon.tsx'
import { listNames } from '../../../foundation/parts/list-names.ts'

/** The user's name. */
export const nameSection: AccountSection = {
  id: 'name',
  group: 'you',
  rank: 1,
  label: 'account.name',
  icon: <PersonIcon />,
  isOffered: () => true,
  describe: ({ user, text }) => ({
    value: listNames(user.name).whole || text('account.value.notSet'),
    short: '',
  }),
  load: () => import('./name-form.tsx'),
}
