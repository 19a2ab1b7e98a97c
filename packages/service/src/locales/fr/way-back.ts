import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} est votre code {project}',
    plainSubject: 'Votre code {project}',
    heading: 'Entrer sans votre deuxième étape',
    lead: 'Une personne qui n’a plus de deuxième étape veut entrer dans votre compte. Si c’était vous, saisissez ce code là-bas.',
    notYou:
      'Ce n’était pas vous ? Alors une personne peut franchir votre première étape. Sans le code, rien ne change, mais définissez un nouveau mot de passe.',
  },
  requested: {
    subject: 'La deuxième étape de votre compte {project} va être supprimée',
    heading: 'Votre deuxième étape va être supprimée',
    lead: 'Une personne s’est connectée, a lu un code dans vos e-mails et a déclaré que la deuxième étape est perdue. Si personne ne s’y oppose, elle est supprimée.',
    does: 'Cela arrête tout, et votre deuxième étape reste.',
  },
  text: 'La deuxième étape de votre compte {project} sera supprimée le {date}. Si ce n’était pas vous, arrêtez cela : {link}',
  undo: {
    does: 'Le bouton arrête ce dont parle le message : votre deuxième étape reste.',
    done: 'Votre deuxième étape reste',
  },
  removed: {
    subject: 'La deuxième étape de votre compte {project} a été supprimée',
    heading: 'Votre deuxième étape a été supprimée',
    lead: 'Le délai d’attente est passé et personne ne s’y est opposé. Vous vous connectez maintenant sans elle. Configurez-en bientôt une nouvelle.',
    does: 'Cela annule tout ce qui a changé depuis et déconnecte tous les navigateurs qui se sont connectés depuis.',
  },
}
