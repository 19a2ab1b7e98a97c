import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Inserisci il codice',
  'passcode.sentConfirmation': 'Un codice di 6 cifre è stato inviato a <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Il codice scade tra {timeRemaining}.',
  'passcode.expired': 'Il codice è scaduto.',
  'passcode.newerSent': 'È stato inviato un codice più recente. Inserisci quello.',
  'formField.otp.ariaLabel': 'Codice monouso',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Continua',
  'button.retry': 'Riprova',
}
