import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Δεν το λάβατε;',
  'passcode.resendCode': 'Νέα αποστολή κωδικού',
  'passcode.codeSent': 'Ο κωδικός στάλθηκε',
  'toast.emailResent': 'Το email στάλθηκε ξανά',
}
