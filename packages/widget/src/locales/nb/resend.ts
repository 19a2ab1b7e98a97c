import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Har du ikke fått den?',
  'passcode.resendCode': 'Send koden på nytt',
  'passcode.codeSent': 'Koden er sendt',
  'toast.emailResent': 'E-posten er sendt på nytt',
}
