import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'إدخال الرمز',
  'passcode.sentConfirmation': 'أُرسل رمز مكوّن من 6 أرقام إلى <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'تنتهي صلاحية الرمز خلال {timeRemaining}.',
  'passcode.expired': 'انتهت صلاحية الرمز.',
  'passcode.newerSent': 'أُرسل رمز أحدث. يُرجى إدخاله.',
  'formField.otp.ariaLabel': 'رمز لمرة واحدة',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'متابعة',
  'button.retry': 'إعادة المحاولة',
}
