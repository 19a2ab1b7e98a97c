import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Saisissez le code',
  'passcode.sentConfirmation': 'Un code à 6 chiffres a été envoyé à <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Votre code expire dans {timeRemaining}.',
  'passcode.expired': 'Votre code a expiré.',
  'passcode.newerSent': 'Un code plus récent a été envoyé. Saisissez celui-ci.',
  'formField.otp.ariaLabel': 'Code à usage unique',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Continuer',
  'button.retry': 'Réessayer',
}
