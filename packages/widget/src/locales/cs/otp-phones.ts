import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefonní číslo',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Předvolba země',
  'formField.countryCode.search': 'Hledat',
  'formField.countryCode.none': 'Země nenalezena',
  'button.sms': 'Pokračovat přes SMS',
  'button.whatsapp': 'Pokračovat přes WhatsApp',
  'error.invalidPhoneNumber':
    'Neplatný formát telefonního čísla. Zadejte číslo ve formátu E.164, s předvolbou země.',
}
