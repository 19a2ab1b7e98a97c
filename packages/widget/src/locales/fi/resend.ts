import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'Etkö saanut viestiä?',
  'passcode.resendCode': 'Lähetä koodi uudelleen',
  'passcode.codeSent': 'Koodi lähetetty',
  'toast.emailResent': 'Sähköposti lähetetty uudelleen',
}
