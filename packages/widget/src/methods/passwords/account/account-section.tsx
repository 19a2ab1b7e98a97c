import type { AccountSection } from '../../../flow/account/account-section.ts'
import { LockIcon } from '../../../foundation/icons/lock-icon.tsx'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'

/** The user's password. */
export const accountSection: AccountSection = {
  id: 'password',
  group: 'signingIn',
  rank: 1,
  label: 'account.password',
  icon: <LockIcon />,
  isOffered: ({ products }, user) =>
    user.password !== null || toProductIds(products).includes('passwords'),
  describe({ user: { password }, text }) {
    return {
      value: text(password ? 'account.value.on' : 'account.value.notSet'),
      short: text(password ? 'account.value.on' : 'account.value.off'),
    }
  },
  load: () => import('./password.tsx'),
}
