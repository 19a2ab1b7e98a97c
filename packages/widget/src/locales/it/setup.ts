import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode':
    'Errore: non si possono usare insieme il link e il codice via email',
  'errors.passkeysAlone':
    'Non si possono usare solo le passkey. Aggiungi un altro prodotto alla configurazione.',
  'setup.unavailable': 'Al momento l’accesso non funziona. Riprova più tardi.',
}
