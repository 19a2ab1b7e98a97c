import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Nový kód nebyl odeslán, {time}',
  'formField.passcode.status.verifying': 'Ověřování kódu...',
  'otp.success.content': 'Kód byl úspěšně ověřen.',
}
