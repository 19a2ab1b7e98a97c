import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Fout: EML en e-mail-OTP kunnen niet samen worden gebruikt',
  'errors.passkeysAlone':
    'Passkeys kunnen niet als enige worden gebruikt. Voeg nog een product toe aan de configuratie.',
  'setup.unavailable': 'Inloggen werkt op dit moment niet. Probeer het later opnieuw.',
}
