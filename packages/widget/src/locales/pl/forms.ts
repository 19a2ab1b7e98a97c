import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Wpisz kod',
  'passcode.sentConfirmation': '6-cyfrowy kod został wysłany na <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Kod jest ważny jeszcze {timeRemaining}.',
  'passcode.expired': 'Kod wygasł.',
  'passcode.newerSent': 'Wysłano nowszy kod. Wpisz go zamiast poprzedniego.',
  'formField.otp.ariaLabel': 'Kod jednorazowy',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Kontynuuj',
  'button.retry': 'Spróbuj ponownie',
}
