import type { AccountSection } from '../../../flow/account/account-section.ts'
import { DeviceIcon } from '../../../foundation/icons/device-icon.tsx'

/** The devices on which the user is signed in. */
export const devicesSection: AccountSection = {
  id: 'devices',
  label: 'account.devices',
  icon: <DeviceIcon />,
  isOffered: () => true,
  describe: () => ({ value: '', short: '' }),
  load: () => import('./devices-list.tsx'),
}
