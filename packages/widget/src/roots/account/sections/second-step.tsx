import type { AccountSection } from '../../../flow/account/account-section.ts'
import { ShieldIcon } from '../../../foundation/icons/shield-icon.tsx'
import { findApp } from './find-app.ts'

/** The authenticator app and its recovery codes. */
export const secondStepSection: AccountSection = {
  id: 'secondStep',
  group: 'signingIn',
  rank: 5,
  label: 'account.secondStep',
  icon: <ShieldIcon />,
  // where a sign-in does not ask for it, an app is offered by pages that ask for it themselves: they name the section in `parts`
  isOffered: (_config, user, project) => !!project?.secondStep || findApp(user) !== null,
  describe({ user, counts: { secondStep: left }, text }) {
    const isOn = findApp(user) !== null
    const short = text(isOn ? 'account.value.on' : 'account.value.off')
    return {
      value: isOn && typeof left === 'number' ? text('account.value.app', { n: left }) : short,
      short,
    }
  },
  async count({ user, totps }) {
    const own = user.getSync()
    if (!own || !findApp(own)) return 0
    const { totps: apps } = await totps.list()
    return apps.find(({ verified }) => verified)?.codes_left ?? 0
  },
  load: () => import('./second-step-screens.tsx'),
}
