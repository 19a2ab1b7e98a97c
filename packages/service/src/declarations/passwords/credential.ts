import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareGuess } from '../declare-addition.ts'
import { declareCredential } from '../declare-credential.ts'
import { declareImport } from '../declare-import.ts'
import { changedPassword } from './changed-password.ts'
import { createPasswords } from './create-passwords-repository.ts'
import { type PasswordRow, passwordRows } from './password-store.ts'
import { passwordWords } from './password-words.ts'

/** The parts of a password that are shown. */
export type UserPassword = Pick<PasswordRow, 'passwordId' | 'requiresReset'>

const none = null as UserPassword | null // wider than null: the type of a user who has one

/** Passwords. A user has at most one. */
export const passwordCredential = declareCredential({
  id: 'passwords',
  title: 'password',
  tables: { passwords: passwordRows },
  migrations: [],
  createRepository: createPasswords,
  imports: declareImport({ rows: passwordRows }),
  none,
  held: defineHeldRows({
    rows: passwordRows,
    fields: ['passwordId', 'requiresReset'],
    order: ['userId'],
    toState: ([password = none]) => password,
  }),
  list: (password) =>
    password ? [{ id: password.passwordId, details: { password_id: password.passwordId } }] : [],
  without: (password, id) => (password?.passwordId === id ? null : password),
  toView: (password) => ({
    password: password && {
      password_id: password.passwordId,
      requires_reset: password.requiresReset,
    },
  }),
  // A password signs in together with any address of the user.
  canSignIn: (password, { hasAddress }) => password !== null && hasAddress,
  factors: {},
  userType: 'password',
  filters: { password_exists: { takes: 'truth', asks: 'exists' } },
  addition: changedPassword,
  guess: declareGuess({
    factorType: 'password',
    template: 'password.guessed',
    eventKind: 'guessed_password',
    words: pickWords(passwordWords, 'guessed'),
  }),
  removal: {
    operation: 'deletePassword',
    action: 'password.deleted',
    dropped: 'password.dropped',
  },
})
