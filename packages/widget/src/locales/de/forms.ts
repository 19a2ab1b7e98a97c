import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Weiter',
  'button.retry': 'Erneut versuchen',
}

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Code eingeben',
  'passcode.sentConfirmation': 'Ein 6-stelliger Code wurde an <bold>{destination}</bold> gesendet',
  'passcode.expirationCountdown': 'Ihr Code läuft in {timeRemaining} ab.',
  'passcode.expired': 'Ihr Code ist abgelaufen.',
  'passcode.newerSent': 'Ein neuerer Code wurde gesendet. Geben Sie diesen ein.',
  'formField.otp.ariaLabel': 'Einmalcode',
}
