import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Nic nepřišlo?',
  'passcode.resendCode': 'Poslat kód znovu',
  'passcode.codeSent': 'Kód odeslán',
  'toast.emailResent': 'E-mail znovu odeslán',
}
