import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Yeni kod gönderilmedi, {time}',
  'formField.passcode.status.verifying': 'Doğrulama kodu kontrol ediliyor...',
  'otp.success.content': 'Doğrulama kodunuz onaylandı.',
}
