import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Nic nie przyszło?',
  'passcode.resendCode': 'Wyślij kod ponownie',
  'passcode.codeSent': 'Kod wysłany',
  'toast.emailResent': 'E-mail wysłany ponownie',
}
