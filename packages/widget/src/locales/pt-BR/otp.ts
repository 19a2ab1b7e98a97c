import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Nenhum novo código foi enviado ({time})',
  'formField.passcode.status.verifying': 'Verificando o código...',
  'otp.success.content': 'Seu código foi verificado.',
}
