import { type Kysely, sql } from 'kysely'

/** What client apps hold and what people let them do; keys of their own for the identity provider. */
export async function identityProvider(db: Kysely<never>): Promise<void> {
  await createArtefacts(db)
  await createGrants(db)
  await separateKeys(db)
}

async function createArtefacts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('artefacts')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value_hash', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('family_id', 'text')
    .addColumn('user_code_hash', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('consumed_at', 'bigint')
    .addPrimaryKeyConstraint('artefacts_pkey', ['project_id', 'kind', 'value_hash'])
    .execute()
  await createIndex(db, 'artefacts', 'artefacts_family', ['project_id', 'family_id'])
  await createIndex(db, 'artefacts', 'artefacts_user', ['project_id', 'user_id', 'client_id'])
  await createIndex(db, 'artefacts', 'artefacts_client', ['project_id', 'client_id'])
  await createIndex(db, 'artefacts', 'artefacts_session', ['project_id', 'session_id'])
  await createIndex(db, 'artefacts', 'artefacts_user_code', ['project_id', 'user_code_hash'])
  await createIndex(db, 'artefacts', 'artefacts_expires_at', ['expires_at'])
}

async function createGrants(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('grants')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('resources', 'text', (column) => column.notNull())
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('grants_pkey', ['project_id', 'grant_id'])
    .addUniqueConstraint('grants_of_app', ['project_id', 'user_id', 'client_id'])
    .addForeignKeyConstraint(
      'grants_user',
      ['project_id', 'user_id'],
      'users',
      ['project_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await createIndex(db, 'grants', 'grants_client', ['project_id', 'client_id'])
}

/** One current key for each use and algorithm, where there was one for each project. */
async function separateKeys(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('signing_keys')
    .addColumn('use', 'text', (column) => column.notNull().defaultTo('session'))
    .execute()
  await db.schema.dropIndex('signing_keys_current').execute()
  await db.schema
    .createIndex('signing_keys_current')
    .unique()
    .on('signing_keys')
    .columns(['project_id', 'use', 'algorithm'])
    .where(sql.ref('retired_at'), 'is', null)
    .execute()
}

async function createIndex(
  db: Kysely<never>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
