import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Nessun nuovo codice inviato, {time}',
  'formField.passcode.status.verifying': 'Verifica del codice...',
  'otp.success.content': 'Il codice è stato verificato.',
}
