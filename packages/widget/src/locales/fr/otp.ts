import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Aucun nouveau code envoyé, {time}',
  'formField.passcode.status.verifying': 'Vérification du code...',
  'otp.success.content': 'Votre code a été vérifié.',
}
