import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Fortsätt',
  'button.retry': 'Försök igen',
}

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Ange koden',
  'passcode.sentConfirmation': 'En sexsiffrig kod har skickats till <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Din kod går ut om {timeRemaining}.',
  'passcode.expired': 'Din kod har gått ut.',
  'passcode.newerSent': 'En nyare kod har skickats. Ange den i stället.',
  'formField.otp.ariaLabel': 'Engångskod',
}
