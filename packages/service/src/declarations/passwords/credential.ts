import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { declareCredential } from '../declare-credential.ts'
import { changedPassword } from './changed-password.ts'
import { createPasswords } from './create-passwords-repository.ts'
import { type PasswordsTable, passwordTables } from './password-tables.ts'

/** The parts of a password that are shown. */
export interface UserPassword {
  readonly passwordId: string
  readonly requiresReset: boolean
}

/** The columns that are read with the user. */
type Shown = Pick<PasswordsTable, 'password_id' | 'requires_reset'>

const none = null as UserPassword | null // wider than null: the type of a user who has one

/** Passwords. A user has at most one. */
export const passwordCredential = declareCredential({
  id: 'passwords',
  title: 'password',
  tables: passwordTables,
  migrations: [],
  createRepository: createPasswords,
  none,
  held: defineHeldRows({
    table: 'passwords',
    columns: { password_id: true, requires_reset: true },
    order: ['user_id'],
    toState: (rows: readonly Shown[]) => (rows[0] ? toUserPassword(rows[0]) : none),
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
  removal: {
    operation: 'deletePassword',
    action: 'password.deleted',
    missing: 'password_not_found',
  },
  unproved: {
    dropped: 'password.dropped',
    async isUnproved(passwords, projectId, userId) {
      return (await passwords.find(projectId, userId))?.isUnproved ?? false
    },
    markProved: (passwords, projectId, userId) => passwords.markProved(projectId, userId),
  },
})

const toUserPassword = (row: Shown): UserPassword => ({
  passwordId: row.password_id,
  requiresReset: row.requires_reset === 1,
})
