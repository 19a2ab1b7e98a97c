import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/** The event that an account at a provider was linked. */
export const linkedAccount = {
  event: Type.Object({
    kind: Type.Literal('oauth_registration'),
    registrationId: Type.String(),
    /** The session that linked the account; null when the caller requested no session. */
    sessionId: Type.Union([Type.String(), Type.Null()]),
  }),
  words: {
    en: {
      does: 'The button removes the account that the mail tells of, and signs out the browsers that linked or used it.',
      done: 'The linked account is removed',
    },
    de: {
      does: 'Die Schaltfläche entfernt das Konto, von dem die E-Mail berichtet, und meldet die Browser ab, die es verknüpft oder benutzt haben.',
      done: 'Das verknüpfte Konto ist entfernt',
    },
    es: {
      does: 'El botón elimina la cuenta de la que habla el correo y cierra la sesión de los navegadores que la vincularon o la usaron.',
      done: 'Se ha eliminado la cuenta vinculada',
    },
    fr: {
      does: 'Le bouton supprime le compte dont parle l’e-mail et déconnecte les navigateurs qui l’ont associé ou utilisé.',
      done: 'Le compte associé est supprimé',
    },
  },
} satisfies UndoableEvent
