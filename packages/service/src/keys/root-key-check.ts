/**
 * Whether the root key is the one that a database was begun with. With any other nothing that the database
 * keeps sealed can be read: every sign-in would fail, one by one, on a service that looks well.
 */
import type { ServiceConfig } from '../config/config.ts'
import { ConfigError, type ConfigProblem } from '../errors/config-error.ts'
import { nameDatabase } from '../storage/name-database.ts'
import type { Storage } from '../storage/storage.ts'
import type { KeyRing } from './key-ring.ts'
import { toKeySealContext } from './key-set.ts'

/** What is asked: the storage, the key, and the names of both for messages. */
export interface KeyedDatabase {
  readonly storage: Pick<Storage, 'keys' | 'migrate' | 'listPending'>
  readonly keyRing: Pick<KeyRing, 'open' | 'toCheck'>
  readonly config: Pick<ServiceConfig, 'database'>
}

const checkMigration = '0011-key-check'
const keysMigration = '0001-sign-in-by-email'

/**
 * Brings the schema up to date, and writes down which root key the database is begun with.
 *
 * @returns the names of the migrations that were applied
 * @throws ConfigError when it was begun with another; then nothing is changed
 */
export async function prepareStorage(place: KeyedDatabase): Promise<readonly string[]> {
  const problem = await findRootKeyProblem(place)
  if (problem) throw new ConfigError([problem])
  const applied = await place.storage.migrate()
  const check = place.keyRing.toCheck()
  // Another process may have begun with another key just now.
  if ((await place.storage.keys.addCheck(check)) !== check) {
    throw new ConfigError([toProblem(place.config.database)])
  }
  return applied
}

/**
 * Asks without changing anything.
 *
 * @returns null when the key fits, or nothing is there yet that it could fit
 */
export async function findRootKeyProblem(place: KeyedDatabase): Promise<ConfigProblem | null> {
  return (await isOwnKey(place)) ? null : toProblem(place.config.database)
}

async function isOwnKey({ storage, keyRing }: KeyedDatabase): Promise<boolean> {
  const pending = await storage.listPending()
  const check = pending.includes(checkMigration) ? null : await storage.keys.findCheck()
  if (check !== null) return check === keyRing.toCheck()
  // Written by a version that left no check: one of its keys tells.
  const key = pending.includes(keysMigration) ? null : await storage.keys.findAny()
  if (!key) return true
  try {
    keyRing.open(key.sealedPrivateJwk, toKeySealContext(key))
    return true
  } catch {
    return false
  }
}

const toProblem = (database: ServiceConfig['database']): ConfigProblem => ({
  key: 'PORTICO_ROOT_KEY',
  message: `is not the key that the database ${nameDatabase(database)} was created with: nothing encrypted there can be read. Restore the original key (in development it is in development.json of DATA_FOLDER), or set DATABASE_URL to another database`,
})
