import type { Selectable } from 'kysely'
import type { TableOf } from '../../foundation/database/define-table.ts'
import type { Db } from '../../foundation/database/engine.ts'
import { createOwnership } from '../create-ownership.ts'
import { type PasswordRow, passwordRows } from './password-store.ts'

interface PasswordsTable extends TableOf<typeof passwordRows> {}

/** Creates the repository of hashed passwords. A user has at most one. */
export function createPasswords(base: Db) {
  const db = base.withTables<{ passwords: PasswordsTable }>()
  const rows = passwordRows(base)
  return {
    ...createOwnership(rows, 'passwordId'),

    find: (projectId: string, userId: string) => rows.find({ projectId, userId }),

    /**
     * Finds the user of an address and their password in one query, so that an unknown address, a user without a password
     * and a user with one take the same time. Null when no user has the address.
     */
    findByEmail: async (projectId: string, canonicalEmail: string) => {
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
        .where('user_emails.removed_at', 'is', null)
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

    /** Sets the user's password, in place of the previous one. */
    set: (password: PasswordRow) => rows.put(password, 'projectId', 'userId'),

    /**
     * Replaces the hash of an unchanged password with one conditional update, which does nothing if the password was
     * changed in the meantime.
     *
     * @param change.from the hash that was checked
     */
    rehash: async (
      projectId: string,
      userId: string,
      { from, to }: { readonly from: string; readonly to: string },
    ) => (await rows.change({ projectId, userId, hash: from }, { hash: to })) !== null,

    /** Requires a new password at the next log-in; conditional like `rehash`. */
    requireReset: async (projectId: string, userId: string, hash: string) =>
      (await rows.change({ projectId, userId, hash }, { requiresReset: true })) !== null,

    /** Removes the user's password. True when there was one. It needs no id, since a user has only one. */
    remove: async (projectId: string, userId: string) =>
      (await rows.remove({ projectId, userId })) > 0,
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
