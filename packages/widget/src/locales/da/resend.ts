import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Har du ikke fået den?',
  'passcode.resendCode': 'Send koden igen',
  'passcode.codeSent': 'Koden er sendt',
  'toast.emailResent': 'E-mailen er sendt igen',
}
