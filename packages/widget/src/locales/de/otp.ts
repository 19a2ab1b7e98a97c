import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Kein neuer Code gesendet, {time}',
  'formField.passcode.status.verifying': 'Code wird geprüft...',
  'otp.success.content': 'Ihr Code wurde bestätigt.',
}
