import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'لم يُرسل رمز جديد، {time}',
  'formField.passcode.status.verifying': 'جارٍ التحقق من الرمز...',
  'otp.success.content': 'تم التحقق من الرمز بنجاح.',
}
