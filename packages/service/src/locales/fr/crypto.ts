import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Portefeuille crypto',
  added: {
    subject: 'Un portefeuille crypto a été ajouté à votre compte {project}',
    heading: 'Un portefeuille crypto a été ajouté',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    label: 'Portefeuille',
    removes: 'Cela supprime ce portefeuille et déconnecte le navigateur qui l’a ajouté.',
    does: 'Le bouton supprime le portefeuille crypto dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
    done: 'Le portefeuille crypto est supprimé',
  },
}
