import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefonnummer',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Landskode',
  'formField.countryCode.search': 'Søk',
  'formField.countryCode.none': 'Fant ingen land',
  'button.sms': 'Fortsett med SMS',
  'button.whatsapp': 'Fortsett med WhatsApp',
  'error.invalidPhoneNumber':
    'Telefonnummeret har et ugyldig format. Skriv inn telefonnummeret i E.164-formatet.',
}
