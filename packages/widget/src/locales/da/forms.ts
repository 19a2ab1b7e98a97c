import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Fortsæt',
  'button.retry': 'Prøv igen',
}

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Indtast koden',
  'passcode.sentConfirmation': 'Der er sendt en 6-cifret kode til <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Din kode udløber om {timeRemaining}.',
  'passcode.expired': 'Din kode er udløbet.',
  'passcode.newerSent': 'Der er sendt en nyere kode. Indtast den.',
  'formField.otp.ariaLabel': 'Engangskode',
}
