import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': '無法存取該信箱？',
  'recoveryCode.noPhone': '無法使用該手機？',
  'recoveryCode.enter': '輸入復原碼',
  'recoveryCode.content': '請輸入您儲存的十組復原碼之一。每組只能使用一次。',
  'recoveryCode.used': '該組碼已使用。剩餘 {n} 組，共 {all} 組。',
  'recoveryCode.newPhone': '設定新手機',
}
