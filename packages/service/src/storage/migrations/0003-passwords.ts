import type { Kysely } from 'kysely'

/** One password a person, and how far imports of people have come. */
export async function passwords(db: Kysely<never>): Promise<void> {
  await createPasswords(db)
  await createImports(db)
}

async function createImports(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('lines', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('added', 'bigint', (column) => column.notNull())
    .addColumn('skipped', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('imports_pkey', ['project_id', 'import_id'])
    .execute()
}

async function createPasswords(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('passwords')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('password_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('requires_reset', 'integer', (column) => column.notNull())
    .addColumn('is_unproved', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('passwords_pkey', ['project_id', 'user_id'])
    .addForeignKeyConstraint(
      'passwords_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('passwords_password_id')
    .unique()
    .on('passwords')
    .columns(['project_id', 'password_id'])
    .execute()
}
