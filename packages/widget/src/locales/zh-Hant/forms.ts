import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': '輸入驗證碼',
  'passcode.sentConfirmation': '6 位數驗證碼已傳送至 <bold>{destination}</bold>',
  'passcode.expirationCountdown': '驗證碼將在 {timeRemaining} 後過期。',
  'passcode.expired': '驗證碼已過期。',
  'passcode.newerSent': '新的驗證碼已傳送，請輸入新的驗證碼。',
  'formField.otp.ariaLabel': '一次性驗證碼',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': '繼續',
  'button.retry': '再試一次',
}
