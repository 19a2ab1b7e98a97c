import { Type } from 'typebox'
import type { UndoableEvent } from '../undoable-event.ts'

/**
 * The event that the password was changed. `changedAt` identifies it, so that a password which was set later is not
 * affected.
 */
export const changedPassword = {
  event: Type.Object({ kind: Type.Literal('password'), changedAt: Type.Integer() }),
  words: {
    en: {
      does: 'The button locks the new password and signs out every browser. You then get a mail with a link to set a password yourself.',
      done: 'The new password is locked',
    },
    de: {
      does: 'Die Schaltfläche sperrt das neue Passwort und meldet alle Browser ab. Danach erhalten Sie eine E-Mail mit einem Link, um selbst ein Passwort festzulegen.',
      done: 'Das neue Passwort ist gesperrt',
    },
    es: {
      does: 'El botón bloquea la nueva contraseña y cierra la sesión en todos los navegadores. Después recibirá un correo con un enlace para definir una contraseña usted mismo.',
      done: 'La nueva contraseña está bloqueada',
    },
    fr: {
      does: 'Le bouton bloque le nouveau mot de passe et déconnecte tous les navigateurs. Vous recevez ensuite un e-mail avec un lien pour définir un mot de passe vous-même.',
      done: 'Le nouveau mot de passe est bloqué',
    },
  },
} satisfies UndoableEvent
