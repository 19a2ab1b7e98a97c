import { type Kysely, sql } from 'kysely'
import { createTable } from '../../../foundation/database/create-table.ts'

/** Adds the artefacts and permissions of client apps, and separate keys for the identity provider. */
export async function identityProvider(db: Kysely<never>): Promise<void> {
  await createArtefacts(db)
  await createGrants(db)
  await separateKeys(db)
}

async function createArtefacts(db: Kysely<never>): Promise<void> {
  await createTable(db, 'artefacts', {
    columns:
      'project_id, kind, value_hash, client_id text?, user_id text?, session_id text?, ' +
      'family_id text?, user_code_hash text?, payload, created_at bigint, ' +
      'expires_at bigint, consumed_at bigint?',
    key: 'project_id, kind, value_hash',
    indexes: {
      artefacts_family: 'project_id, family_id',
      artefacts_user: 'project_id, user_id, client_id',
      artefacts_client: 'project_id, client_id',
      artefacts_session: 'project_id, session_id',
      artefacts_user_code: 'project_id, user_code_hash',
      artefacts_expires_at: 'expires_at',
    },
  })
}

async function createGrants(db: Kysely<never>): Promise<void> {
  await createTable(db, 'grants', {
    columns:
      'project_id, grant_id, user_id, client_id, scopes, resources, app, ' +
      'created_at bigint, updated_at bigint',
    key: 'project_id, grant_id',
    unique: { grants_of_app: 'project_id, user_id, client_id' },
    parent: { grants_user: ['users', 'project_id, user_id'] },
    indexes: { grants_client: 'project_id, client_id' },
  })
}

/** Allows one current key for each use and algorithm, instead of one for each project. */
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
