import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Numer telefonu',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Kod kraju',
  'formField.countryCode.search': 'Szukaj',
  'formField.countryCode.none': 'Nie znaleziono kraju',
  'button.sms': 'Kontynuuj przez SMS',
  'button.whatsapp': 'Kontynuuj przez WhatsApp',
  'error.invalidPhoneNumber':
    'Nieprawidłowy format numeru telefonu. Podaj numer w formacie E.164, z kodem kraju.',
}
