import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': '未发送新的验证码，{time}',
  'formField.passcode.status.verifying': '正在核对验证码…',
  'otp.success.content': '验证码已成功通过验证。',
}
