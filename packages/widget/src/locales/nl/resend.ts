import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Niet ontvangen?',
  'passcode.resendCode': 'Code opnieuw sturen',
  'passcode.codeSent': 'Code gestuurd',
  'toast.emailResent': 'E-mail opnieuw gestuurd',
}
