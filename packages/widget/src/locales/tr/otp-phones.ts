import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefon numarası',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Ülke kodu',
  'formField.countryCode.search': 'Ara',
  'formField.countryCode.none': 'Ülke bulunamadı',
  'button.sms': 'SMS ile devam et',
  'button.whatsapp': 'WhatsApp ile devam et',
  'error.invalidPhoneNumber':
    'Telefon numarası biçimi geçersiz. Telefon numarasını E.164 biçiminde girin.',
}
