import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Numero di telefono',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Prefisso internazionale',
  'formField.countryCode.search': 'Cerca',
  'formField.countryCode.none': 'Nessun paese trovato',
  'button.sms': 'Continua con SMS',
  'button.whatsapp': 'Continua con WhatsApp',
  'error.invalidPhoneNumber':
    'Il formato del numero di telefono non è valido. Inserisci il numero nel formato E.164, con il prefisso internazionale.',
}
