import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Μια ανάκτηση αυτού του λογαριασμού ξεκίνησε στις {start}. Ισχύει από τις {end}.',
  'account.recovery.stop': 'Διακοπή',
  'account.recovery.stopped': 'Η ανάκτηση διακόπηκε.',
  'account.act.stopRecovery': 'Για να διακοπεί η ανάκτηση.',
}
