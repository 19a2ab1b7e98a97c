import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': '没有收到？',
  'passcode.resendCode': '重新发送验证码',
  'passcode.codeSent': '验证码已发送',
  'toast.emailResent': '电子邮件已重新发送',
}
