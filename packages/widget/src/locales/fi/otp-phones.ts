import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Puhelinnumero',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Maakoodi',
  'formField.countryCode.search': 'Hae',
  'formField.countryCode.none': 'Maata ei löytynyt',
  'button.sms': 'Jatka tekstiviestillä',
  'button.whatsapp': 'Jatka WhatsApp-viestillä',
  'error.invalidPhoneNumber':
    'Puhelinnumeron muoto on virheellinen. Anna numero E.164-muodossa maakoodin kanssa.',
}
