import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Les SMS sont désormais une deuxième étape de votre compte {project}',
    heading: 'Les SMS ont été activés comme deuxième étape',
    lead: 'Une connexion en tant que {email} peut désormais être terminée avec un code envoyé à ce numéro.',
    label: 'Numéro de téléphone',
    does: 'Cela désactive les SMS et déconnecte le navigateur qui les a activés.',
  },
  undo: {
    does: 'Le bouton désactive les SMS dont parle l’e-mail et déconnecte les navigateurs qui les ont activés ou utilisés.',
    done: 'Les SMS ne sont plus une deuxième étape',
  },
}
