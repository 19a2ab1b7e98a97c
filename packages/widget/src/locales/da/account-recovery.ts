import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'En gendannelse af denne konto blev startet {start}. Den træder i kraft {end}.',
  'account.recovery.stop': 'Stop den',
  'account.recovery.stopped': 'Gendannelsen blev stoppet.',
  'account.act.stopRecovery': 'For at stoppe gendannelsen.',
}
