import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'O posta kutusuna erişemiyor musunuz?',
  'recoveryCode.noPhone': 'O telefona erişemiyor musunuz?',
  'recoveryCode.enter': 'Kurtarma kodu girin',
  'recoveryCode.content': 'Kaydettiğiniz on koddan birini girin. Her kod bir kez kullanılabilir.',
  'recoveryCode.used': 'O kod kullanıldı. {all} koddan {n} tanesi kaldı.',
  'recoveryCode.newPhone': 'Yeni telefon ayarla',
}
