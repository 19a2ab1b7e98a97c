import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Introduzca el código',
  'passcode.sentConfirmation': 'Se ha enviado un código de 6 dígitos a <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Su código caduca en {timeRemaining}.',
  'passcode.expired': 'Su código ha caducado.',
  'passcode.newerSent': 'Se ha enviado un código más reciente. Introduzca ese.',
  'formField.otp.ariaLabel': 'Código de un solo uso',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Continuar',
  'button.retry': 'Volver a intentarlo',
}
