import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Введите код',
  'passcode.sentConfirmation': 'Код из 6 цифр отправлен на <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Код действует ещё {timeRemaining}.',
  'passcode.expired': 'Срок действия кода истёк.',
  'passcode.newerSent': 'Отправлен новый код. Введите его.',
  'formField.otp.ariaLabel': 'Одноразовый код',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Продолжить',
  'button.retry': 'Попробовать ещё раз',
}
