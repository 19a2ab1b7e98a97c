import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { CodesIcon } from '../../../foundation/icons/codes-icon.tsx'
import { fewCodes } from './few-codes.ts'
import { findApp } from './find-app.ts'
import { toCodesLeft } from './to-codes-left.ts'

/** The recovery codes of an account that no authenticator app protects: those of an app are in its section. */
export const recoveryCodesSection: AccountSection = {
  id: 'recoveryCodes',
  group: 'signingIn',
  rank: 6,
  label: 'account.recoveryCodes',
  icon: <CodesIcon />,
  isOffered: ({ recoveryCodes }) => recoveryCodes === true,
  isFor: (user) => findApp(user) === null,
  describe({ counts: { recoveryCodes: left }, text }) {
    if (left === undefined) return { value: '', short: '' }
    if (left === null) return { value: text('account.value.none'), short: toCount(0, text) }
    const few = left === 0 ? 'account.value.noCodes' : 'account.value.fewCodes'
    return {
      value: text('account.value.codes', { n: left }),
      short: toCount(left, text),
      warning: left <= fewCodes ? text(few, { n: left }) : undefined,
    }
  },
  count: async ({ recoveryCodes }) => toCodesLeft(await recoveryCodes.count()),
  load: () => import('./recovery-code-list.tsx'),
}
