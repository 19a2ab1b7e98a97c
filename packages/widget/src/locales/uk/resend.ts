import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Нічого не надійшло?',
  'passcode.resendCode': 'Надіслати код знову',
  'passcode.codeSent': 'Код надіслано',
  'toast.emailResent': 'Лист надіслано знову',
}
