import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Entrer sans votre deuxième étape',
  'wayBack.content':
    'Cela prend {days, plural, one {# jour} many {# jours} other {# jours}}, pour que personne d’autre ne puisse le faire dans votre dos.',
  'wayBack.code': 'Nous envoyons un code à <bold>{email}</bold>.',
  'wayBack.told':
    'Pendant {days, plural, one {# jour} many {# jours} other {# jours}}, nous prévenons toutes vos adresses et tous vos appareils.',
  'wayBack.removed':
    'Si personne ne s’y oppose, votre deuxième étape est supprimée et vous vous connectez avec votre mot de passe.',
  'wayBack.removedAlone':
    'Si personne ne s’y oppose, votre deuxième étape est supprimée et vous vous connectez sans elle.',
  'wayBack.noMailbox': 'Pas d’accès à cette boîte aux lettres non plus ?',
  'wayBack.write': 'Écrivez à <bold>{help}</bold>.',
  'wayBack.never': 'Sans votre deuxième étape, personne ne peut vous laisser entrer ici.',
  'wayBack.date': 'Votre deuxième étape disparaît le {date}',
  'wayBack.waits':
    'Nous avons prévenu toutes vos adresses et tous vos appareils. Nous vous écrirons le moment venu.',
  'wayBack.found': 'Je l’ai retrouvée, me connecter',
  'wayBack.stop': 'Arrêter cela',
  'wayBack.stopped': 'C’est arrêté. Votre deuxième étape reste.',
  'wayBack.send': 'Envoyer le code',
}
