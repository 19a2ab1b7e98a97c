import { limits } from '@portico/contract'
import { Type } from 'typebox'
import type { CredentialAddition } from '../declare-addition.ts'

/**
 * The change of a password in a session. `changedAt` identifies the event, so that a password which was set later is not
 * affected.
 */
export const changedPassword = {
  freshSeconds: limits.password.freshSessionSeconds,
  refusal: 'session_too_old_to_reset_password',
  notice: 'password.changed',
  eventKind: 'password',
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
} satisfies CredentialAddition
