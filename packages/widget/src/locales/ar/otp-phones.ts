import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'رقم الهاتف',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'رمز البلد',
  'formField.countryCode.search': 'بحث',
  'formField.countryCode.none': 'لم يتم العثور على أي بلد',
  'button.sms': 'المتابعة برسالة نصية',
  'button.whatsapp': 'المتابعة باستخدام WhatsApp',
  'error.invalidPhoneNumber':
    'صيغة رقم الهاتف غير صالحة. يُرجى التأكد من أن رقم الهاتف بتنسيق E.164.',
}
