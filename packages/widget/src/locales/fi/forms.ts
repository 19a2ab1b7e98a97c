import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Anna koodi',
  'passcode.sentConfirmation': '6-numeroinen koodi lähetettiin: <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Koodi on voimassa vielä {timeRemaining}.',
  'passcode.expired': 'Koodi on vanhentunut.',
  'passcode.newerSent': 'Uudempi koodi on lähetetty. Anna se edellisen sijaan.',
  'formField.otp.ariaLabel': 'Kertakoodi',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Jatka',
  'button.retry': 'Yritä uudelleen',
}
