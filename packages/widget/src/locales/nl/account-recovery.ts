import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Op {start} is een herstel van dit account gestart. Het gaat in op {end}.',
  'account.recovery.stop': 'Stop het',
  'account.recovery.stopped': 'Het herstel is gestopt.',
  'account.act.stopRecovery': 'Om het herstel te stoppen.',
}
