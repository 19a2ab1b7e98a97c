import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Fortsett',
  'button.retry': 'Prøv igjen',
}

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Skriv inn koden',
  'passcode.sentConfirmation': 'En sekssifret kode er sendt til <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Koden utløper om {timeRemaining}.',
  'passcode.expired': 'Koden er utløpt.',
  'passcode.newerSent': 'En nyere kode er sendt. Bruk den nye.',
  'formField.otp.ariaLabel': 'Engangskode',
}
