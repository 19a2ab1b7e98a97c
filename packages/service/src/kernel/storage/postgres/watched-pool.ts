import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { OwnerGoneError } from '../owner-gone-error.ts'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'
import { toUnavailableCode } from './to-unavailable-code.ts'

/**
 * A pool that recognizes when the database is not available, and drops the connection of such an error: after a
 * time-out it may still be running the abandoned statement.
 */
export function createWatchedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return new WatchedClient(await pool.connect())
      } catch (error) {
        throw toStorageError(error)
      }
    },
    end: () => pool.end(),
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isBroken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    // Without a listener, a connection lost between two statements would end the process.
    client.on('error', this.#markBroken)
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('Rows are never streamed.')
    return this.#run<R>(statement, parameters)
  }

  release(): void {
    this.#client.off('error', this.#markBroken)
    this.#client.release(this.#isBroken)
  }

  readonly #markBroken = () => {
    this.#isBroken = true
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback would wait for the abandoned statement; closing the connection rolls back as well.
    if (this.#isBroken) throw new StorageUnavailableError('08003', { cause: undefined })
    try {
      const result = await this.#client.query(sql, [...parameters])
      // the driver has no types for rows, so the query builder's types are used
      return result as unknown as PostgresQueryResult<R>
    } catch (error) {
      const failure = toStorageError(error)
      if (failure instanceof StorageUnavailableError) this.#markBroken()
      throw failure
    }
  }
}

const foreignKeyViolation = '23503'

function toStorageError(error: unknown): unknown {
  const code = toUnavailableCode(error)
  if (code !== null) return new StorageUnavailableError(code, { cause: error })
  // The detail must not be logged, because it quotes the row with addresses and hashes.
  if (error instanceof pg.DatabaseError) delete error.detail
  // Every foreign key of the schema refers to a user or to a row of a user.
  if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation) {
    return new OwnerGoneError({ cause: error })
  }
  return error
}
