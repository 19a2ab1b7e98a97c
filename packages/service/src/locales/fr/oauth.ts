import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Compte chez un autre fournisseur',
  linked: {
    subject: 'Un compte a été associé à votre compte {project}',
    heading: 'Un compte a été associé',
    lead: 'Il permet désormais de se connecter en tant que {email}.',
    label: 'Compte',
    removes: 'Cela supprime ce compte et déconnecte le navigateur qui l’a associé.',
    does: 'Le bouton supprime le compte dont parle l’e-mail et déconnecte les navigateurs qui l’ont associé ou utilisé.',
    done: 'Le compte associé est supprimé',
  },
}
