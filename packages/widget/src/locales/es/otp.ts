import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'No se ha enviado ningún código nuevo ({time})',
  'formField.passcode.status.verifying': 'Verificando el código...',
  'otp.success.content': 'Su código se ha verificado.',
}
