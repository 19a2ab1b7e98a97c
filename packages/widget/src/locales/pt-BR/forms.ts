import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Digite o código',
  'passcode.sentConfirmation': 'Um código de 6 dígitos foi enviado para <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Seu código expira em {timeRemaining}.',
  'passcode.expired': 'Seu código expirou.',
  'passcode.newerSent': 'Um código mais recente foi enviado. Digite o novo.',
  'formField.otp.ariaLabel': 'Código de uso único',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Continuar',
  'button.retry': 'Tentar novamente',
}
