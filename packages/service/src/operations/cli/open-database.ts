import { ConfigError } from '../../foundation/errors/config-error.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'
import type { Environment } from '../../kernel/config/environment.ts'
import { createKeyRing, type KeyRing } from '../../kernel/keys/key-ring.ts'
import { prepareStorage } from '../../kernel/keys/root-key-check.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { toDatabaseProblem } from '../../kernel/storage/to-database-problem.ts'
import { openStorage } from './open-storage.ts'

/** The configured database after its migration and the check of its root key. */
export interface OpenDatabase {
  readonly storage: Storage
  readonly keyRing: KeyRing
  /** The migrations that were applied. */
  readonly applied: readonly string[]
}

/**
 * Opens the configured database and migrates its schema.
 *
 * @throws ConfigError when it cannot be reached, or belongs to another root key
 */
export async function openDatabase(config: ServiceConfig, env: Environment): Promise<OpenDatabase> {
  return withDatabaseWords(config, env, async () => {
    const storage = await openStorage(config.database)
    try {
      const keyRing = createKeyRing(config.rootKey)
      return { storage, keyRing, applied: await prepareStorage({ storage, keyRing, config }) }
    } catch (error) {
      await storage.close()
      throw error
    }
  })
}

/** Runs `work` and explains errors of the database to the operator. */
export async function withDatabaseWords<T>(
  config: Pick<ServiceConfig, 'database'>,
  env: Environment,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isByUrl = Boolean(env.DATABASE_URL?.trim())
    const problem = toDatabaseProblem(error, config.database, isByUrl)
    throw problem === null ? error : new ConfigError([problem])
  }
}
