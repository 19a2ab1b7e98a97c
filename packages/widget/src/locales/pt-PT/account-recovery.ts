import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Uma recuperação desta conta foi iniciada em {start}. Entra em vigor em {end}.',
  'account.recovery.stop': 'Interromper',
  'account.recovery.stopped': 'A recuperação foi interrompida.',
  'account.act.stopRecovery': 'Para interromper a recuperação.',
}
