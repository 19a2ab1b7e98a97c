import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'מספר טלפון',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'קידומת מדינה',
  'formField.countryCode.search': 'חיפוש',
  'formField.countryCode.none': 'לא נמצאה מדינה',
  'button.sms': 'המשך עם הודעת טקסט',
  'button.whatsapp': 'המשך עם WhatsApp',
  'error.invalidPhoneNumber':
    'הפורמט של מספר הטלפון אינו תקין. יש לוודא שמספר הטלפון הוא בפורמט E.164.',
}
