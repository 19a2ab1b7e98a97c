import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'Nouvelle connexion à votre compte {project}',
    heading: 'Nouvelle connexion à votre compte',
    lead: 'Quelqu’un s’est connecté en tant que {email} avec un navigateur que nous n’avions encore jamais vu.',
    does: 'Cela déconnecte ce navigateur et vous aide à sécuriser le compte.',
  },
  noAccount: {
    subject: 'Aucun compte {project} n’utilise cette adresse',
    preheader: 'Quelqu’un a voulu se connecter avec elle. Inscrivez-vous, ou essayez-en une autre.',
    heading: 'Il n’y a pas de compte pour cette adresse',
    lead: 'Quelqu’un a voulu se connecter en tant que {email}, mais aucun compte {project} n’utilise cette adresse. Peut-être votre inscription s’est-elle faite avec une autre.',
    action: 'S’inscrire avec cette adresse',
    notYou: 'Ce n’était pas vous ? Alors ne faites rien. Rien n’a été créé.',
  },
}
