import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/** The event that a passkey was added. */
export const addedPasskey = {
  event: Type.Object({
    kind: Type.Literal('passkey'),
    registrationId: Type.String(),
    /** The session that added the passkey; null when a host added it. */
    sessionId: Type.Union([Type.String(), Type.Null()]),
  }),
  words: {
    en: {
      does: 'The button removes the passkey that the mail tells of, and signs out the browsers that added or used it.',
      done: 'The passkey is removed',
    },
    de: {
      does: 'Die Schaltfläche entfernt den Passkey, von dem die E-Mail berichtet, und meldet die Browser ab, die ihn hinzugefügt oder benutzt haben.',
      done: 'Der Passkey ist entfernt',
    },
    es: {
      does: 'El botón elimina la llave de acceso de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la llave de acceso',
    },
    fr: {
      does: 'Le bouton supprime la clé d’accès dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
      done: 'La clé d’accès est supprimée',
    },
  },
} satisfies UndoableEvent
