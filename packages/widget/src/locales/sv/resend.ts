import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Har du inte fått den?',
  'passcode.resendCode': 'Skicka koden igen',
  'passcode.codeSent': 'Koden har skickats',
  'toast.emailResent': 'Mejlet har skickats igen',
}
