import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Número de teléfono',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Prefijo del país',
  'formField.countryCode.search': 'Buscar',
  'formField.countryCode.none': 'No se encontró ningún país',
  'button.sms': 'Continuar con SMS',
  'button.whatsapp': 'Continuar con WhatsApp',
  'error.invalidPhoneNumber':
    'El formato del número de teléfono no es válido. Introduzca el número en formato E.164, con el prefijo del país.',
}
