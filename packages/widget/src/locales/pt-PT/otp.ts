import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Não foi enviado um novo código ({time})',
  'formField.passcode.status.verifying': 'A verificar o código...',
  'otp.success.content': 'O seu código foi verificado.',
}
