import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Eine Wiederherstellung dieses Kontos wurde am {start} begonnen. Sie gilt ab {end}.',
  'account.recovery.stop': 'Stoppen',
  'account.recovery.stopped': 'Die Wiederherstellung wurde gestoppt.',
  'account.act.stopRecovery': 'Um die Wiederherstellung zu stoppen.',
}
