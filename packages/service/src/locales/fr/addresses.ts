import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} est le code de votre nouvelle adresse {project}',
    plainSubject: 'Le code de votre nouvelle adresse {project}',
    heading: 'Confirmez votre nouvelle adresse',
    lead: 'Saisissez ce code sur la page où vous avez ajouté l’adresse.',
    taken:
      'Cette adresse appartient déjà à un compte {project} et ne peut donc pas être ajoutée à un autre. Connectez-vous avec elle, ou supprimez-la de ce compte.',
    notYou:
      'Ce n’était pas vous ? Alors ne faites rien : sans le code, l’adresse n’est pas ajoutée.',
    sentFor:
      'Envoyé à {email} parce que quelqu’un souhaite utiliser cette adresse pour son compte {project}.',
  },
  label: 'Adresse e-mail',
  added: {
    subject: 'Une adresse e-mail a été ajoutée à votre compte {project}',
    heading: 'Une adresse e-mail a été ajoutée',
    lead: 'Elle permet de se connecter.',
  },
  primary: {
    subject: 'Votre compte {project} a une autre adresse principale',
    heading: 'Votre adresse principale a changé',
    lead: 'Les avis concernant votre compte y sont envoyés.',
  },
  removed: {
    subject: 'Une adresse e-mail a été supprimée de votre compte {project}',
    heading: 'Une adresse e-mail a été supprimée',
    lead: 'Pendant 7 jours, se connecter avec elle la rétablit.',
  },
  takesBack:
    'Cela annule ce changement et tout ce qui a suivi, et déconnecte tous les navigateurs connectés depuis.',
  undo: {
    does: 'Le bouton annule le changement dont parle l’e-mail et tout ce qui a suivi, et déconnecte tous les navigateurs connectés depuis.',
    done: 'Vos adresses sont comme avant',
  },
}
