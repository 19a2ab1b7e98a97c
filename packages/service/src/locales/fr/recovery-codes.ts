import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: 'De nouveaux codes de récupération ont été créés pour votre compte {project}',
    heading: 'De nouveaux codes de récupération ont été créés',
    lead: 'Les codes de récupération précédents ne fonctionnent plus.',
    does: 'Cela annule les nouveaux codes et déconnecte le navigateur qui les a créés.',
    undo: {
      does: 'Le bouton annule les codes de récupération dont parle l’e-mail et déconnecte les navigateurs qui les ont créés ou utilisés.',
      done: 'Ces codes de récupération ne fonctionnent plus',
    },
  },
  used: {
    subject: 'Quelqu’un s’est connecté à votre compte {project} avec un code de récupération',
    heading: 'Un code de récupération a servi à se connecter',
    lead: 'Ce code ne fonctionne plus.',
    remaining: 'Codes restants',
    does: 'Cela annule tout ce qui a changé depuis cette connexion, déconnecte tous les navigateurs connectés depuis et annule tous les codes de récupération.',
    undo: {
      does: 'Le bouton annule tout ce qui a changé depuis la connexion dont parle l’e-mail, déconnecte tous les navigateurs connectés depuis et annule tous les codes de récupération.',
      done: 'Les changements ont été annulés',
    },
  },
}
