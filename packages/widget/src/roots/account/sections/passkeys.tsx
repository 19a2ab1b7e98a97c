import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { PasskeyIcon } from '../../../foundation/icons/passkey-icon.tsx'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'

/** The user's passkeys. */
export const passkeysSection: AccountSection = {
  id: 'passkeys',
  group: 'signingIn',
  rank: 2,
  label: 'account.passkeys',
  icon: <PasskeyIcon />,
  isOffered: ({ products }, user) =>
    user.webauthn_registrations.length > 0 ||
    toProductIds(products).some((id) => /^passkey/.test(id)),
  describe: ({ user: { webauthn_registrations: all }, text }) => ({
    value: all.map(({ name }) => name).join(', ') || text('account.value.none'),
    short: toCount(all.length, text),
  }),
  load: () => import('./passkeys-list.tsx'),
}
