import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/** The event that a number was added in a session. */
export const addedPhone = {
  event: Type.Object({
    kind: Type.Literal('phone_number'),
    phoneId: Type.String(),
    /** The session that added the number. */
    sessionId: Type.Union([Type.String(), Type.Null()]),
  }),
  words: {
    en: {
      does: 'The button removes the phone number that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The phone number is removed',
    },
    de: {
      does: 'Die Schaltfläche entfernt die Telefonnummer, von der die E-Mail berichtet, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Telefonnummer ist entfernt',
    },
    es: {
      does: 'El botón elimina el número de teléfono del que habla el correo y cierra la sesión de los navegadores que lo añadieron o lo usaron.',
      done: 'Se ha eliminado el número de teléfono',
    },
    fr: {
      does: 'Le bouton supprime le numéro de téléphone dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajouté ou utilisé.',
      done: 'Le numéro de téléphone est supprimé',
    },
  },
} satisfies UndoableEvent
