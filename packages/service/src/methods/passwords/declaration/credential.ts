import { readByUser } from '../../../database/read-by-user.ts'
import { declareCredential } from '../../../method/declare-credential.ts'
import { createPasswords } from './create-passwords-repository.ts'
import { type PasswordsTable, passwordTables } from './password-tables.ts'

/** What is shown of a password. */
export interface UserPassword {
  readonly passwordId: string
  readonly requiresReset: boolean
}

const none = null as UserPassword | null // wider than the value: whoever has one

/** Passwords; a person has at most one. */
export const passwordCredential = declareCredential({
  id: 'passwords',
  tables: passwordTables,
  migrations: [],
  createRepository: createPasswords,
  none,
  async read(db, projectId, userIds) {
    const of = { table: 'passwords', projectId, userIds, order: ['user_id'] }
    const rows = await readByUser<PasswordsTable>(db, of)
    return new Map([...rows].map(([userId, [row]]) => [userId, row ? toUserPassword(row) : none]))
  },
  list: (password) =>
    password ? [{ id: password.passwordId, details: { password_id: password.passwordId } }] : [],
  without: (password, id) => (password?.passwordId === id ? null : password),
  toView: (password) => ({
    password: password && {
      password_id: password.passwordId,
      requires_reset: password.requiresReset,
    },
  }),
  // It is asked for with an address: any will do.
  canSignIn: (password, { hasAddress }) => password !== null && hasAddress,
  factors: {},
  userType: 'password',
  filters: { password_exists: { takes: 'truth', asks: 'exists' } },
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

const toUserPassword = (row: PasswordsTable): UserPassword => ({
  passwordId: row.password_id,
  requiresReset: row.requires_reset === 1,
})
