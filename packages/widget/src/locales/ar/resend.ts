import type { Translation } from '@portico/contract'
import type * as english from '../en/resend.ts'

export const resendText: Translation<typeof english.resendText> = {
  'passcode.didntGetIt': 'ألم تصلك الرسالة؟',
  'passcode.resendCode': 'إعادة إرسال الرمز',
  'passcode.codeSent': 'تم إرسال الرمز',
  'toast.emailResent': 'تمت إعادة إرسال الرسالة',
}
