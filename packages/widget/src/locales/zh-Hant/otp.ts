import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': '未傳送新的驗證碼，{time}',
  'formField.passcode.status.verifying': '正在核對驗證碼…',
  'otp.success.content': '驗證碼已成功通過驗證。',
}
