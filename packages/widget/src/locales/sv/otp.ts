import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Ingen ny kod har skickats, {time}',
  'formField.passcode.status.verifying': 'Kontrollerar koden...',
  'otp.success.content': 'Din kod har bekräftats.',
}
