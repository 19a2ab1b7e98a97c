import type { Kysely } from 'kysely'
import type { Atomically } from '../../../database/atomically.ts'
import type { Db, Engine } from '../../../database/engine.ts'
import { flag, json, mapColumns } from '../../../database/map-columns.ts'
import type { PasskeyRow, Passkeys } from './passkey-store.ts'
import type { PasskeyTables, WebauthnRegistrationsTable } from './passkey-tables.ts'

const { toColumns, toRow } = mapColumns<PasskeyRow, WebauthnRegistrationsTable>({
  projectId: 'project_id',
  registrationId: 'registration_id',
  userId: 'user_id',
  domain: 'domain',
  credentialId: 'credential_id',
  publicKey: 'public_key',
  counter: 'counter',
  transports: json('transports'),
  aaguid: 'aaguid',
  userHandle: 'user_handle',
  authenticatorType: 'authenticator_type',
  isDiscoverable: flag('is_discoverable'),
  isBackupEligible: flag('is_backup_eligible'),
  isBackedUp: flag('is_backed_up'),
  name: 'name',
  isPersonNamedByHost: flag('is_person_named_by_host'),
  userAgent: 'user_agent',
  createdAt: 'created_at',
  lastUsedAt: 'last_used_at',
})

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
      return row ? toRow(row) : null
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
      return rows.map(toRow)
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
      return row ? toRow(row) : null
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
      return row ? toRow(row) : null
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
