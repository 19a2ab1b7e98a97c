import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount } from '../../../flow/account/to-count.ts'
import { CodesIcon } from '../../../foundation/icons/codes-icon.tsx'
import { fewCodes } from './few-codes.ts'
import { findApp } from './find-app.ts'

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
    if (left === 0) return { value: text('account.value.none'), short: toCount(0, text) }
    return {
      value: text('account.value.codes', { n: left }),
      short: toCount(left, text),
      warning: left <= fewCodes ? text('account.value.fewCodes', { n: left }) : undefined,
    }
  },
  count: async ({ recoveryCodes }) => (await recoveryCodes.count()).codes_left,
  load: () => import('./recovery-code-list.tsx'),
}
