import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Não recebeu?',
  'passcode.resendCode': 'Reenviar código',
  'passcode.codeSent': 'Código enviado',
  'toast.emailResent': 'Email reenviado',
}
