import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Feil: EML og e-post-OTP kan ikke brukes sammen',
  'errors.passkeysAlone':
    'Passnøkler kan ikke brukes alene. Legg til et produkt til i konfigurasjonen.',
  'setup.unavailable': 'Det går ikke an å logge på akkurat nå. Prøv igjen senere.',
}
