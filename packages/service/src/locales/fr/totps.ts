import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'Application d’authentification',
    recoveryCode: 'Code de récupération',
  },
  added: {
    subject: 'Une application d’authentification a été ajoutée à votre compte {project}',
    heading: 'Une application d’authentification a été ajoutée',
    lead: 'Les modifications du compte de {email} demandent désormais un code de cette application.',
    removes: 'Cela supprime cette application et déconnecte le navigateur qui l’a ajoutée.',
    does: 'Le bouton supprime l’application d’authentification dont parle l’e-mail, avec ses codes de récupération, et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
    done: 'L’application d’authentification est supprimée',
  },
}
