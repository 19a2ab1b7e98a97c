import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Gelmedi mi?',
  'passcode.resendCode': 'Kodu yeniden gönder',
  'passcode.codeSent': 'Kod gönderildi',
  'toast.emailResent': 'E-posta yeniden gönderildi',
}
