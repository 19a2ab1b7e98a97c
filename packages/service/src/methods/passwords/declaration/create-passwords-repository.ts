import type { Selectable } from 'kysely'
import type { Db } from '../../../database/engine.ts'
import { flag, mapColumns } from '../../../database/map-columns.ts'
import type { PasswordRow, Passwords } from './password-store.ts'
import type { PasswordsTable, PasswordTables } from './password-tables.ts'

const { toColumns, toRow } = mapColumns<PasswordRow, PasswordsTable>({
  projectId: 'project_id',
  userId: 'user_id',
  passwordId: 'password_id',
  hash: 'hash',
  requiresReset: flag('requires_reset'),
  isUnproved: flag('is_unproved'),
  changedAt: 'changed_at',
})

/** Passwords, hashed; at most one a person. */
export function createPasswords(base: Db): Passwords {
  const db = base.withTables<PasswordTables>()
  const update = (projectId: string, userId: string, hash: string) =>
    db
      .updateTable('passwords')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .returning('password_id')

  return {
    find: async (projectId, userId) => {
      const row = await db
        .selectFrom('passwords')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? toRow(row) : null
    },

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
          ? toRow({ project_id: projectId, user_id: userId, ...columns })
          : null,
      }
    },

    findOwner: async (projectId, passwordId) => {
      const row = await db
        .selectFrom('passwords')
        .select('user_id')
        .where('project_id', '=', projectId)
        .where('password_id', '=', passwordId)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    set: async (password) => {
      const { project_id, user_id, ...changed } = toColumns(password)
      await db
        .insertInto('passwords')
        .values({ project_id, user_id, ...changed })
        .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(changed))
        .execute()
    },

    rehash: async (projectId, userId, { from, to }) => {
      const row = await update(projectId, userId, from).set({ hash: to }).executeTakeFirst()
      return row !== undefined
    },

    requireReset: async (projectId, userId, hash) => {
      const row = await update(projectId, userId, hash)
        .set({ requires_reset: 1 })
        .executeTakeFirst()
      return row !== undefined
    },

    markProved: async (projectId, userId) => {
      await db
        .updateTable('passwords')
        .set({ is_unproved: 0 })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .execute()
    },

    remove: async (projectId, userId) => {
      const removed = await db
        .deleteFrom('passwords')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .returning('password_id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}

type OwnColumns = Omit<Selectable<PasswordsTable>, 'project_id' | 'user_id'>

/** The outer join found a row on its right side: then all of its columns are there. */
function hasPassword(
  columns: {
    readonly [K in keyof OwnColumns]: OwnColumns[K] | null
  },
): columns is OwnColumns {
  return columns.password_id !== null
}
