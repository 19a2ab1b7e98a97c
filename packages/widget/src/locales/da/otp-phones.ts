import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefonnummer',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Landekode',
  'formField.countryCode.search': 'Søg',
  'formField.countryCode.none': 'Intet land fundet',
  'button.sms': 'Fortsæt med sms',
  'button.whatsapp': 'Fortsæt med WhatsApp',
  'error.invalidPhoneNumber':
    'Telefonnummerets format er ugyldigt. Indtast telefonnummeret i E.164-format.',
}
