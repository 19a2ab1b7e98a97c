import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Nie wysłano nowego kodu, {time}',
  'formField.passcode.status.verifying': 'Sprawdzanie kodu...',
  'otp.success.content': 'Kod został potwierdzony.',
}
