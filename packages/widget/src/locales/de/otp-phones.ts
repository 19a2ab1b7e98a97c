import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Telefonnummer',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Landesvorwahl',
  'formField.countryCode.search': 'Suchen',
  'formField.countryCode.none': 'Kein Land gefunden',
  'button.sms': 'Weiter mit SMS',
  'button.whatsapp': 'Weiter mit WhatsApp',
  'error.invalidPhoneNumber':
    'Das Format der Telefonnummer ist ungültig. Geben Sie die Telefonnummer im Format E.164 ein.',
}
