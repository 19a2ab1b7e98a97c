import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'En gjenoppretting av denne kontoen ble startet {start}. Den trer i kraft {end}.',
  'account.recovery.stop': 'Stopp den',
  'account.recovery.stopped': 'Gjenopprettingen ble stoppet.',
  'account.act.stopRecovery': 'For å stoppe gjenopprettingen.',
}
