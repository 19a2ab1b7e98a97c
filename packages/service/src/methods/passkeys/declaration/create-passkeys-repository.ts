import type { Kysely, Selectable } from 'kysely'
import type { Atomically } from '../../../database/atomically.ts'
import type { Db, Engine } from '../../../database/engine.ts'
import { fromJson } from '../../../database/json.ts'
import type { PasskeyRow, Passkeys } from './passkey-store.ts'
import type { PasskeyTables, WebauthnRegistrationsTable } from './passkey-tables.ts'

/** Passkeys: a credential belongs to one person of a project, and so does a user handle. */
export function createPasskeys(
  base: Db,
  atomically: Atomically,
  { lock }: Pick<Engine, 'lock'>,
): Passkeys {
  const db = base.withTables<PasskeyTables>()
  return {
    add: (passkey) =>
      atomically(async (base) => {
        const tx = base.withTables<PasskeyTables>()
        const { projectId, userHandle, userId } = passkey
        // Two people given one handle at once: the second waits, and finds it taken.
        await lock(base, `webauthn_handle:${projectId}:${userHandle}`)
        if (await isHandleOfOther(tx, projectId, userHandle, userId)) return 'handle_taken'
        const added = await tx
          .insertInto('webauthn_registrations')
          .values(toColumns(passkey))
          .onConflict((conflict) => conflict.columns(['project_id', 'credential_id']).doNothing())
          .returning('registration_id')
          .executeTakeFirst()
        return added ? 'added' : 'credential_taken'
      }),

    findByCredentialId: async (projectId, credentialId) => {
      const row = await db
        .selectFrom('webauthn_registrations')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('credential_id', '=', credentialId)
        .executeTakeFirst()
      return row ? toPasskeyRow(row) : null
    },

    listOfUser: async (projectId, userId) => {
      const rows = await db
        .selectFrom('webauthn_registrations')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('registration_id')
        .execute()
      return rows.map(toPasskeyRow)
    },

    findOwner: async (projectId, registrationId) => {
      const row = await db
        .selectFrom('webauthn_registrations')
        .select('user_id')
        .where('project_id', '=', projectId)
        .where('registration_id', '=', registrationId)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    isHandleOfOther: (projectId, userHandle, userId) =>
      isHandleOfOther(db, projectId, userHandle, userId),

    use: async (projectId, registrationId, { counter, isBackedUp, now }) => {
      const row = await db
        .updateTable('webauthn_registrations')
        .set({ counter, is_backed_up: isBackedUp ? 1 : 0, last_used_at: now })
        .where('project_id', '=', projectId)
        .where('registration_id', '=', registrationId)
        .where((where) =>
          counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter),
        )
        .returningAll()
        .executeTakeFirst()
      return row ? toPasskeyRow(row) : null
    },

    rename: async (projectId, userId, registrationId, name) => {
      const row = await db
        .updateTable('webauthn_registrations')
        .set({ name })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('registration_id', '=', registrationId)
        .returningAll()
        .executeTakeFirst()
      return row ? toPasskeyRow(row) : null
    },

    remove: async (projectId, userId, registrationId) => {
      const removed = await db
        .deleteFrom('webauthn_registrations')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('registration_id', '=', registrationId)
        .returning('registration_id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}

async function isHandleOfOther(
  db: Kysely<PasskeyTables>,
  projectId: string,
  userHandle: string,
  userId: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('webauthn_registrations')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_handle', '=', userHandle)
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

function toColumns(passkey: PasskeyRow): WebauthnRegistrationsTable {
  return {
    project_id: passkey.projectId,
    registration_id: passkey.registrationId,
    user_id: passkey.userId,
    domain: passkey.domain,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: JSON.stringify(passkey.transports),
    aaguid: passkey.aaguid,
    user_handle: passkey.userHandle,
    authenticator_type: passkey.authenticatorType,
    is_discoverable: passkey.isDiscoverable ? 1 : 0,
    is_backup_eligible: passkey.isBackupEligible ? 1 : 0,
    is_backed_up: passkey.isBackedUp ? 1 : 0,
    name: passkey.name,
    is_person_named_by_host: passkey.isPersonNamedByHost ? 1 : 0,
    user_agent: passkey.userAgent,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  }
}

function toPasskeyRow(row: Selectable<WebauthnRegistrationsTable>): PasskeyRow {
  return {
    projectId: row.project_id,
    registrationId: row.registration_id,
    userId: row.user_id,
    domain: row.domain,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: fromJson(row.transports),
    aaguid: row.aaguid,
    userHandle: row.user_handle,
    authenticatorType: row.authenticator_type,
    isDiscoverable: row.is_discoverable === 1,
    isBackupEligible: row.is_backup_eligible === 1,
    isBackedUp: row.is_backed_up === 1,
    name: row.name,
    isPersonNamedByHost: row.is_person_named_by_host === 1,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
