import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Número de telefone',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Indicativo do país',
  'formField.countryCode.search': 'Pesquisar',
  'formField.countryCode.none': 'Nenhum país encontrado',
  'button.sms': 'Continuar com SMS',
  'button.whatsapp': 'Continuar com WhatsApp',
  'error.invalidPhoneNumber':
    'O formato do número de telefone é inválido. Introduza o número no formato E.164, com o indicativo do país.',
}
