import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Nicht erhalten?',
  'passcode.resendCode': 'Code erneut senden',
  'passcode.codeSent': 'Code gesendet',
  'toast.emailResent': 'E-Mail erneut gesendet',
}
