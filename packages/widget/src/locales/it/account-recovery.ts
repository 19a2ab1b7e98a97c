import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Il {start} è stato avviato un recupero di questo account. Avrà effetto il {end}.',
  'account.recovery.stop': 'Fermalo',
  'account.recovery.stopped': 'Il recupero è stato fermato.',
  'account.act.stopRecovery': 'Per fermare il recupero.',
}
