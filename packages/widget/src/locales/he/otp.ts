import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'לא נשלח קוד חדש, {time}',
  'formField.passcode.status.verifying': 'הקוד בבדיקה...',
  'otp.success.content': 'הקוד אומת בהצלחה.',
}
