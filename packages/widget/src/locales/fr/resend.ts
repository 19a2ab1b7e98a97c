import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Vous n’avez rien reçu ?',
  'passcode.resendCode': 'Renvoyer le code',
  'passcode.codeSent': 'Code envoyé',
  'toast.emailResent': 'E-mail renvoyé',
}
