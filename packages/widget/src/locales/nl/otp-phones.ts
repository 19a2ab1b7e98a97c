import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefoonnummer',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Landcode',
  'formField.countryCode.search': 'Zoeken',
  'formField.countryCode.none': 'Geen land gevonden',
  'button.sms': 'Doorgaan met sms',
  'button.whatsapp': 'Doorgaan met WhatsApp',
  'error.invalidPhoneNumber':
    'De notatie van het telefoonnummer is ongeldig. Voer het telefoonnummer in de E.164-notatie in.',
}
