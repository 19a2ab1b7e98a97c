import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/** The event that an authenticator app was verified. */
export const addedTotp = {
  event: Type.Object({
    kind: Type.Literal('totp'),
    totpId: Type.String(),
    /** The session in which its first code was proved; null when no session was requested. */
    sessionId: Type.Union([Type.String(), Type.Null()]),
  }),
  words: {
    en: {
      does: 'The button removes the authenticator app that the mail tells of with its recovery codes, and signs out the browsers that added or used it.',
      done: 'The authenticator app is removed',
    },
    de: {
      does: 'Die Schaltfläche entfernt die Authenticator-App, von der die E-Mail berichtet, mit ihren Wiederherstellungscodes, und meldet die Browser ab, die sie hinzugefügt oder benutzt haben.',
      done: 'Die Authenticator-App ist entfernt',
    },
    es: {
      does: 'El botón elimina la aplicación de autenticación de la que habla el correo, con sus códigos de recuperación, y cierra la sesión de los navegadores que la añadieron o la usaron.',
      done: 'Se ha eliminado la aplicación de autenticación',
    },
    fr: {
      does: 'Le bouton supprime l’application d’authentification dont parle l’e-mail, avec ses codes de récupération, et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
      done: 'L’application d’authentification est supprimée',
    },
  },
} satisfies UndoableEvent
