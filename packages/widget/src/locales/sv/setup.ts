import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Fel: EML och e-post-OTP kan inte användas samtidigt',
  'errors.passkeysAlone':
    'Lösennycklar kan inte användas ensamma. Lägg till en produkt till i konfigurationen.',
  'setup.unavailable': 'Det går inte att logga in just nu. Försök igen senare.',
}
