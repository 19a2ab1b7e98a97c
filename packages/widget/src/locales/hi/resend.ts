import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'नहीं मिला?',
  'passcode.resendCode': 'कोड फिर से भेजें',
  'passcode.codeSent': 'कोड भेजा गया',
  'toast.emailResent': 'ईमेल फिर से भेजा गया',
}
