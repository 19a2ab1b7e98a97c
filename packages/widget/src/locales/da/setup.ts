import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Fejl: EML og e-mail-OTP kan ikke bruges sammen',
  'errors.passkeysAlone':
    'Adgangsnøgler kan ikke bruges alene. Føj et andet produkt til konfigurationen.',
  'setup.unavailable': 'Det er ikke muligt at logge ind i øjeblikket. Prøv igen senere.',
}
