import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started':
    'Bu hesap için {start} tarihinde bir kurtarma başlatıldı. {end} tarihinde geçerli olacak.',
  'account.recovery.stop': 'Durdur',
  'account.recovery.stopped': 'Kurtarma durduruldu.',
  'account.act.stopRecovery': 'Kurtarmayı durdurmak için.',
}
