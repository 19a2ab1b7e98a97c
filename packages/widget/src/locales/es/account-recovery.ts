import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'El {start} se inició una recuperación de esta cuenta. Será efectiva el {end}.',
  'account.recovery.stop': 'Detenerla',
  'account.recovery.stopped': 'La recuperación se detuvo.',
  'account.act.stopRecovery': 'Para detener la recuperación.',
}
