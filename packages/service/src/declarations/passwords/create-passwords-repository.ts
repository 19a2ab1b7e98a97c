import type { Selectable } from 'kysely'
import type { TableOf } from '../../foundation/database/define-table.ts'
import type { Db } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type Passwords, passwordRows } from './password-store.ts'

interface PasswordsTable extends TableOf<typeof passwordRows> {}

/** Creates the repository of hashed passwords. A user has at most one. */
export function createPasswords(base: Db): Passwords {
  const db = base.withTables<{ passwords: PasswordsTable }>()
  const rows = passwordRows(base)
  return {
    ...createOwnership(rows, 'passwordId'),

    find: (projectId, userId) => rows.find({ projectId, userId }),

    findByEmail: async (projectId, canonicalEmail) => {
      const row = await db
        .selectFrom('user_emails')
        .leftJoin('passwords', (join) =>
          join
            .onRef('passwords.project_id', '=', 'user_emails.project_id')
            .onRef('passwords.user_id', '=', 'user_emails.user_id'),
        )
        .select([
          'user_emails.user_id as owner_id',
          'passwords.password_id',
          'passwords.hash',
          'passwords.requires_reset',
          'passwords.is_unproved',
          'passwords.changed_at',
        ])
        .where('user_emails.project_id', '=', projectId)
        .where('user_emails.canonical_email', '=', canonicalEmail)
        .executeTakeFirst()
      if (!row) return null
      const { owner_id: userId, ...columns } = row
      return {
        userId,
        password: hasPassword(columns)
          ? passwordRows.toRow({ project_id: projectId, user_id: userId, ...columns })
          : null,
      }
    },

    set: (password) => rows.put(password, 'projectId', 'userId'),

    rehash: async (projectId, userId, { from, to }) =>
      (await rows.change({ projectId, userId, hash: from }, { hash: to })) !== null,

    requireReset: async (projectId, userId, hash) =>
      (await rows.change({ projectId, userId, hash }, { requiresReset: true })) !== null,

    remove: async (projectId, userId) => (await rows.remove({ projectId, userId })) > 0,
  }
}

type OwnColumns = Omit<Selectable<PasswordsTable>, 'project_id' | 'user_id'>

/** Returns true when the outer join found a row on its right side: then all of its columns are present. */
function hasPassword(
  columns: {
    readonly [K in keyof OwnColumns]: OwnColumns[K] | null
  },
): columns is OwnColumns {
  return columns.password_id !== null
}
