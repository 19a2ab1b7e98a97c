/**
 * Checks that the root key is the one with which the database was initialized. With another key the service would
 * start, but could open nothing that the database stores sealed, so that every sign-in would fail.
 */

import { ConfigError, type ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../config/config.ts'
import { nameDatabase } from '../storage/name-database.ts'
import type { Storage } from '../storage/storage.ts'
import type { KeyRing } from './key-ring.ts'
import { toKeySealContext } from './key-set.ts'

/** The storage and the key to check, and the configuration for naming them in messages. */
export interface KeyedDatabase {
  readonly storage: Pick<Storage, 'keys' | 'migrate' | 'listPending'>
  readonly keyRing: Pick<KeyRing, 'open' | 'toCheck'>
  readonly config: Pick<ServiceConfig, 'database'>
}

const checkMigration = '0011-key-check'
const keysMigration = '0001-sign-in-by-email'

/**
 * Migrates the schema, and stores a check of the root key in a new database.
 *
 * @returns the names of the migrations that were applied
 * @throws ConfigError when the database belongs to another root key; nothing is changed then
 */
export async function prepareStorage(place: KeyedDatabase): Promise<readonly string[]> {
  const problem = await findRootKeyProblem(place)
  if (problem) throw new ConfigError([problem])
  const applied = await place.storage.migrate()
  const check = place.keyRing.toCheck()
  // Another process may just have initialized the database with another key.
  if ((await place.storage.keys.addCheck(check)) !== check) {
    throw new ConfigError([toProblem(place.config.database)])
  }
  return applied
}

/**
 * Checks the key without changing anything.
 *
 * @returns null when the key is right, or when the database is not initialized yet
 */
export async function findRootKeyProblem(place: KeyedDatabase): Promise<ConfigProblem | null> {
  return (await isOwnKey(place)) ? null : toProblem(place.config.database)
}

async function isOwnKey({ storage, keyRing }: KeyedDatabase): Promise<boolean> {
  const pending = await storage.listPending()
  const check = pending.includes(checkMigration) ? null : await storage.keys.findCheck()
  if (check !== null) return check === keyRing.toCheck()
  // An older version initialized the database without a check, so one of its sealed keys is opened.
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
