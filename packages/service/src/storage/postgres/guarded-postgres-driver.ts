import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type { Pool } from 'pg'
import type { TransactionScope } from '../transaction-scope.ts'

/** Kysely's Postgres driver with time limits on transactions and no second connection inside one. */
export class GuardedPostgresDriver extends PostgresDriver {
  readonly #scope: TransactionScope
  readonly #settings: readonly string[]

  /** @param settings statements that open every transaction: `set local …`, so that a pooler forgets them */
  constructor(pool: Pool, scope: TransactionScope, settings: readonly string[]) {
    super({ pool })
    this.#scope = scope
    this.#settings = settings
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.refuseInside()
    return super.acquireConnection()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(this.#settings.join('; ')))
  }
}
