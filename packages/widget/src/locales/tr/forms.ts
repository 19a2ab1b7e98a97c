import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Doğrulama kodunu girin',
  'passcode.sentConfirmation': '6 haneli doğrulama kodu gönderildi: <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Kodunuzun kalan süresi: {timeRemaining}',
  'passcode.expired': 'Kodunuzun süresi doldu.',
  'passcode.newerSent': 'Daha yeni bir kod gönderildi. Onu girin.',
  'formField.otp.ariaLabel': 'Tek kullanımlık doğrulama kodu',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Devam et',
  'button.retry': 'Tekrar dene',
}
