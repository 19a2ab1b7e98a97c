import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefonnummer',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Landsnummer',
  'formField.countryCode.search': 'Sök',
  'formField.countryCode.none': 'Inget land hittades',
  'button.sms': 'Fortsätt med sms',
  'button.whatsapp': 'Fortsätt med WhatsApp',
  'error.invalidPhoneNumber':
    'Telefonnumret har ett ogiltigt format. Ange telefonnumret i formatet E.164.',
}
