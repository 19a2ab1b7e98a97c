import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Clé d’accès',
  added: {
    subject: 'Une clé d’accès a été ajoutée à votre compte {project}',
    heading: 'Une clé d’accès a été ajoutée',
    lead: 'Elle permet désormais de se connecter en tant que {email}.',
    label: 'Clé d’accès',
    removes: 'Cela supprime cette clé d’accès et déconnecte le navigateur qui l’a ajoutée.',
    removesAlone: 'Cela supprime cette clé d’accès.',
    does: 'Le bouton supprime la clé d’accès dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
    done: 'La clé d’accès est supprimée',
  },
}
