import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Introduza o código',
  'passcode.sentConfirmation': 'Foi enviado um código de 6 dígitos para <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'O seu código expira em {timeRemaining}.',
  'passcode.expired': 'O seu código expirou.',
  'passcode.newerSent': 'Foi enviado um código mais recente. Introduza esse.',
  'formField.otp.ariaLabel': 'Código de utilização única',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Continuar',
  'button.retry': 'Tentar novamente',
}
