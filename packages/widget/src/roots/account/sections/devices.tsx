import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { DeviceIcon } from '../../../foundation/icons/device-icon.tsx'

/** The devices on which the user is signed in. */
export const devicesSection: AccountSection = {
  id: 'devices',
  group: 'access',
  rank: 1,
  label: 'account.devices',
  icon: <DeviceIcon />,
  isOffered: () => true,
  describe: ({ counts: { devices }, text }) => ({
    value: typeof devices === 'number' ? text('account.value.signedInOn', { n: devices }) : '',
    short: typeof devices === 'number' ? toCount(devices, text) : '',
  }),
  count: async ({ session }) => (await session.list()).sessions.length,
  load: () => import('./devices-list.tsx'),
}
