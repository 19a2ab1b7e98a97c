import type { Kysely } from 'kysely'
import { createIndex, createTable } from '../../foundation/database/create-table.ts'

/** Creates the table of passkeys. A user may have several. */
export async function createRegistrations(db: Kysely<never>): Promise<void> {
  await createTable(db, 'webauthn_registrations', {
    columns:
      'project_id, registration_id, user_id, domain, credential_id, public_key, ' +
      'counter bigint, transports, aaguid, user_handle, authenticator_type, ' +
      'is_discoverable integer, is_backup_eligible integer, is_backed_up integer, name, ' +
      'is_person_named_by_host integer, user_agent, created_at bigint, ' +
      'last_used_at bigint?',
    key: 'project_id, registration_id',
    parent: { webauthn_registrations_user: ['users', 'project_id, user_id'] },
  })
  await db.schema
    .createIndex('webauthn_registrations_credential')
    .unique()
    .on('webauthn_registrations')
    .columns(['project_id', 'credential_id'])
    .execute()
  await createIndex(
    db,
    'webauthn_registrations',
    'webauthn_registrations_user_id',
    'project_id, user_id',
  )
  await createIndex(
    db,
    'webauthn_registrations',
    'webauthn_registrations_handle',
    'project_id, user_handle',
  )
}
