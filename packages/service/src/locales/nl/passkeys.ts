import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Passkey',
  added: {
    subject: 'Er is een passkey toegevoegd aan je account bij {project}',
    heading: 'Er is een passkey toegevoegd',
    lead: 'Je kunt er nu mee inloggen als {email}.',
    label: 'Passkey',
    removes:
      'Daarmee verwijder je deze passkey en log je de browser uit waarmee de passkey is toegevoegd.',
    removesAlone: 'Daarmee verwijder je deze passkey.',
    does: 'De knop verwijdert de passkey waarover de e-mail gaat en logt de browsers uit waarmee de passkey is toegevoegd of gebruikt.',
    done: 'De passkey is verwijderd',
  },
}
