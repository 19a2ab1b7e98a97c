import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Номер телефону',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Код країни',
  'formField.countryCode.search': 'Пошук',
  'formField.countryCode.none': 'Країну не знайдено',
  'button.sms': 'Продовжити через SMS',
  'button.whatsapp': 'Продовжити через WhatsApp',
  'error.invalidPhoneNumber':
    'Неправильний формат номера телефону. Укажіть номер у форматі E.164, з кодом країни.',
}
