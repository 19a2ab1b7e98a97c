import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Cryptowallet',
  added: {
    subject: 'Er is een cryptowallet toegevoegd aan je account bij {project}',
    heading: 'Er is een cryptowallet toegevoegd',
    lead: 'Je kunt er nu mee inloggen als {email}.',
    label: 'Wallet',
    removes:
      'Daarmee verwijder je deze wallet en log je de browser uit waarmee de wallet is toegevoegd.',
    does: 'De knop verwijdert de cryptowallet waarover de e-mail gaat en logt de browsers uit waarmee de wallet is toegevoegd of gebruikt.',
    done: 'De cryptowallet is verwijderd',
  },
}
