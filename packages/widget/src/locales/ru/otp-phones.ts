import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Номер телефона',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Код страны',
  'formField.countryCode.search': 'Поиск',
  'formField.countryCode.none': 'Страна не найдена',
  'button.sms': 'Продолжить через SMS',
  'button.whatsapp': 'Продолжить через WhatsApp',
  'error.invalidPhoneNumber':
    'Неверный формат номера телефона. Укажите номер в формате E.164, с кодом страны.',
}
