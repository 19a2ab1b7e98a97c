import { sql } from 'kysely'
import { credentialKinds, methodTables } from '../../../declarations/all-declarations.ts'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Migration } from '../../../foundation/database/migration.ts'
import { signInByEmail } from './0001-sign-in-by-email.ts'
import { usersAndHosts } from './0002-users-and-hosts.ts'
import { passwords } from './0003-passwords.ts'
import { clientApps } from './0004-client-apps.ts'
import { identityProvider } from './0005-identity-provider.ts'
import { knownBrowsers } from './0007-known-browsers.ts'
import { pruning } from './0009-pruning.ts'
import { searchAndCount } from './0010-search-and-count.ts'
import { keyCheck } from './0011-key-check.ts'
import { movedKeys } from './0012-moved-keys.ts'
import { auditOfUser } from './0013-audit-of-user.ts'
import { logoutSubscriptions } from './0014-logout-subscriptions.ts'
import { addedAddresses } from './0023-added-addresses.ts'
import { userLocale } from './0024-user-locale.ts'
import { deviceNames } from './0025-device-names.ts'
import { removedAddresses } from './0026-removed-addresses.ts'
import { leavingUsers } from './0027-leaving-users.ts'
import { deletionReminders } from './0028-deletion-reminders.ts'
import { userExports } from './0031-user-exports.ts'
import { userPictures } from './0032-user-pictures.ts'
import { deletionTimeZone } from './0042-deletion-time-zone.ts'
import { beganPending } from './0044-began-pending.ts'
import { secondStepOfUsers } from './0052-second-step-of-users.ts'

/** The migrations that belong to no method. */
const own: readonly Migration[] = [
  { name: '0001-sign-in-by-email', up: signInByEmail },
  { name: '0002-users-and-hosts', up: usersAndHosts },
  { name: '0003-passwords', up: passwords },
  { name: '0004-client-apps', up: clientApps },
  { name: '0005-identity-provider', up: identityProvider, stopsOlder: true },
  { name: '0007-known-browsers', up: knownBrowsers },
  { name: '0009-pruning', up: pruning },
  { name: '0010-search-and-count', up: searchAndCount },
  { name: '0011-key-check', up: keyCheck },
  { name: '0012-moved-keys', up: movedKeys },
  { name: '0013-audit-of-user', up: auditOfUser },
  { name: '0014-logout-subscriptions', up: logoutSubscriptions, stopsOlder: true },
  { name: '0023-added-addresses', up: addedAddresses },
  { name: '0024-user-locale', up: userLocale },
  { name: '0025-device-names', up: deviceNames },
  { name: '0026-removed-addresses', up: removedAddresses },
  { name: '0027-leaving-users', up: leavingUsers },
  { name: '0028-deletion-reminders', up: deletionReminders },
  { name: '0031-user-exports', up: userExports },
  { name: '0032-user-pictures', up: userPictures },
  { name: '0042-deletion-time-zone', up: deletionTimeZone },
  { name: '0044-began-pending', up: beganPending },
  { name: '0052-second-step-of-users', up: secondStepOfUsers },
]

/** All migrations in the order of their numbers. A released migration is never changed; a later one corrects it. */
export const migrations = [
  ...own,
  ...credentialKinds.flatMap(({ migrations }) => migrations),
  ...methodTables.flatMap(([, { migrations }]) => migrations),
].sort((a, b) => (a.name < b.name ? -1 : 1))

/** The name of the newest migration: databases with the same name have the same tables. */
export const newestSchema = migrations.at(-1)?.name ?? ''

/**
 * Migrates the schema in one transaction, for which other processes wait. (Kysely's own migrator holds a session lock,
 * which a transaction-mode pooler breaks.)
 *
 * @returns the names of the applied migrations
 * @throws Error when the database knows a migration that this version does not
 */
export function migrate(
  atomically: Atomically,
  { name: engine, lock }: Pick<Engine, 'name' | 'lock'>,
): Promise<readonly string[]> {
  return atomically(async (tx) => {
    await lock(tx, 'schema_migrations')
    await tx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const rows = await tx.selectFrom('schema_migrations').select('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    refuseUnknown(applied)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, up } of missing) {
      await up(tx.withTables(), engine)
      await tx
        .insertInto('schema_migrations')
        .values({ name, applied_at: sql.lit(Date.now()) })
        .execute()
    }
    return missing.map(({ name }) => name)
  })
}

/**
 * Lists the migrations that `migrate` would apply; changes nothing.
 *
 * @throws Error when the database knows a migration that this version does not
 */
export async function listPending(db: Db): Promise<readonly string[]> {
  const applied = new Set(await listApplied(db))
  refuseUnknown(applied)
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}

/** Lists the migrations that the database has, those of a newer version too; changes nothing. */
export async function listApplied(db: Db): Promise<readonly string[]> {
  try {
    const rows = await db.selectFrom('schema_migrations').select('name').execute()
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isTableMissing(error)) return []
    throw error
  }
}

/** The errors by which the engines report an empty database. */
const isTableMissing = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || /no such table/.test(error.message))

function refuseUnknown(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied].find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new Error(
      `The database was migrated by a newer version of Portico (${unknown}). Start that version, or restore the backup made before it.`,
    )
  }
}
