import type { Kysely } from 'kysely'

/** With which keys another installation hashed what was brought here from it: names that cannot be read back. */
export async function movedKeys(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('moved_keys')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('moved_keys_pkey', ['project_id', 'key_id'])
    .execute()
}
