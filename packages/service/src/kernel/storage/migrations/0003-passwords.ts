import type { Kysely } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds passwords, one for each user, and the progress of imports. */
export async function passwords(db: Kysely<never>): Promise<void> {
  await createPasswords(db)
  await createImports(db)
}

async function createImports(db: Kysely<never>): Promise<void> {
  await createTable(db, 'imports', {
    columns:
      'project_id, import_id, lines bigint, bytes bigint, added bigint, skipped bigint, ' +
      'refused bigint, updated_at bigint, finished_at bigint?',
    key: 'project_id, import_id',
  })
}

async function createPasswords(db: Kysely<never>): Promise<void> {
  await createTable(db, 'passwords', {
    columns:
      'project_id, user_id, password_id, hash, requires_reset integer, ' +
      'is_unproved integer, changed_at bigint',
    key: 'project_id, user_id',
    parent: { passwords_user: ['users', 'project_id, user_id'] },
  })
  await db.schema
    .createIndex('passwords_password_id')
    .unique()
    .on('passwords')
    .columns(['project_id', 'password_id'])
    .execute()
}
