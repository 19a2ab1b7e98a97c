import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Non hai ricevuto nulla?',
  'passcode.resendCode': 'Invia di nuovo il codice',
  'passcode.codeSent': 'Codice inviato',
  'toast.emailResent': 'Email inviata di nuovo',
}
