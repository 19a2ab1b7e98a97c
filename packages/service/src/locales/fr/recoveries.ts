import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Nouvelle adresse',
  date: 'À partir du',
  requested: {
    subject: 'Votre compte {project} va recevoir une nouvelle adresse',
    heading: 'Votre compte va recevoir une nouvelle adresse',
    lead: '{project} a été informé que vous ne pouvez plus vous connecter. Si personne ne s’y oppose, la nouvelle adresse devient votre adresse principale.',
    does: 'Cela arrête tout, et la nouvelle adresse n’est pas ajoutée.',
  },
  text: 'Votre compte {project} va recevoir une nouvelle adresse le {date}. Si ce n’était pas vous, arrêtez cela : {link}',
  undo: {
    does: 'Le bouton arrête la récupération dont parle le message : la nouvelle adresse n’est pas ajoutée.',
    done: 'La nouvelle adresse ne sera pas ajoutée',
  },
  ready: {
    subject: 'Vous pouvez retrouver votre compte {project}',
    heading: 'Vous pouvez retrouver votre compte',
    lead: 'Le délai d’attente est passé et personne ne s’y est opposé.',
    does: 'Le bouton fait de {email} l’adresse principale de votre compte et vous connecte.',
    action: 'Se connecter',
    until: 'Le lien fonctionne une fois, jusqu’au {date}.',
    notYou: 'Ce n’était pas vous ? Ne faites rien : sans le lien, rien ne change.',
  },
  page: {
    question: 'Retrouver votre compte ?',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Il a été utilisé ou arrêté, ou il a expiré.',
  },
}
