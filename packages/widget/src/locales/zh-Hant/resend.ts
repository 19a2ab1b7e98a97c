import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': '沒有收到？',
  'passcode.resendCode': '重新傳送驗證碼',
  'passcode.codeSent': '驗證碼已傳送',
  'toast.emailResent': '電子郵件已重新傳送',
}
