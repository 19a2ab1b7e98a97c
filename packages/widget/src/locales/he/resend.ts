import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'לא קיבלת?',
  'passcode.resendCode': 'שליחת הקוד שוב',
  'passcode.codeSent': 'הקוד נשלח',
  'toast.emailResent': 'האימייל נשלח שוב',
}
