import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Введіть код',
  'passcode.sentConfirmation': 'Код із 6 цифр надіслано на <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Код діє ще {timeRemaining}.',
  'passcode.expired': 'Термін дії коду минув.',
  'passcode.newerSent': 'Надіслано новий код. Введіть його.',
  'formField.otp.ariaLabel': 'Одноразовий код',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Продовжити',
  'button.retry': 'Спробувати ще раз',
}
