import type { Translation } from '@portico/contract'
import type * as english from '../en/otp-phones.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  'formField.phone.label': 'Numéro de téléphone',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Indicatif du pays',
  'formField.countryCode.search': 'Rechercher',
  'formField.countryCode.none': 'Aucun pays trouvé',
  'button.sms': 'Continuer par SMS',
  'button.whatsapp': 'Continuer avec WhatsApp',
  'error.invalidPhoneNumber':
    'Le format du numéro de téléphone n’est pas valide. Saisissez le numéro au format E.164, avec l’indicatif du pays.',
}
