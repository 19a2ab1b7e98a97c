import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': '输入验证码',
  'passcode.sentConfirmation': '6 位验证码已发送至 <bold>{destination}</bold>',
  'passcode.expirationCountdown': '验证码将在 {timeRemaining} 后过期。',
  'passcode.expired': '验证码已过期。',
  'passcode.newerSent': '新的验证码已发送，请输入新的验证码。',
  'formField.otp.ariaLabel': '一次性验证码',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': '继续',
  'button.retry': '重试',
}
