import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { OwnerGoneError } from '../owner-gone-error.ts'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'
import { toUnavailableCode } from './to-unavailable-code.ts'

/**
 * A pool that says when the database is not available, and never hands a connection out again that failed
 * so: after a time limit it may still be busy with the statement that was given up.
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
    // Without a listener a connection lost between two statements would end the process.
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
    // A rollback would wait behind the statement that was given up; closing the connection rolls back.
    if (this.#isBroken) throw new StorageUnavailableError('08003', { cause: undefined })
    try {
      const result = await this.#client.query(sql, [...parameters])
      // The driver types neither rows nor command; the query builder's word is all there is.
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
  // Never logged: the server's detail quotes the row, and with it addresses and hashes.
  if (error instanceof pg.DatabaseError) delete error.detail
  // Every reference of the schema leads to a person or to what is theirs.
  if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation) {
    return new OwnerGoneError({ cause: error })
  }
  return error
}
