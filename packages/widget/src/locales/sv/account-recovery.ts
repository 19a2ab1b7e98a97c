import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'En återställning av det här kontot startades {start}. Den börjar gälla {end}.',
  'account.recovery.stop': 'Stoppa den',
  'account.recovery.stopped': 'Återställningen stoppades.',
  'account.act.stopRecovery': 'För att stoppa återställningen.',
}
