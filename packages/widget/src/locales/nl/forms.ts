import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Doorgaan',
  'button.retry': 'Opnieuw proberen',
}

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Voer de code in',
  'passcode.sentConfirmation':
    'Er is een 6-cijferige code gestuurd naar <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Je code verloopt over {timeRemaining}.',
  'passcode.expired': 'Je code is verlopen.',
  'passcode.newerSent': 'Er is een nieuwere code gestuurd. Voer die in.',
  'formField.otp.ariaLabel': 'Eenmalige code',
}
