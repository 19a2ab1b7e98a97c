import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely'
import type { TransactionScope } from '../transaction-scope.ts'

/** Kysely's Postgres driver, with time limits on transactions, and without a second connection inside one. */
export class GuardedPostgresDriver extends PostgresDriver {
  readonly #scope: TransactionScope
  readonly #begin: string
  readonly #beginReading: string

  /**
   * Creates the driver.
   *
   * @param settings statements that open every transaction: `set local …`, so that they end with it behind a pooler
   */
  constructor(pool: PostgresPool, scope: TransactionScope, settings: readonly string[]) {
    super({ pool })
    this.#scope = scope
    // Sent in one round trip. The repositories require read committed, whatever the server's default is.
    this.#begin = ['begin isolation level read committed', ...settings].join('; ')
    // Every statement of the transaction sees the data that was committed before its first one.
    this.#beginReading = ['begin isolation level repeatable read read only', ...settings].join('; ')
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.refuseInside()
    return super.acquireConnection()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    const begin = accessMode === 'read only' ? this.#beginReading : this.#begin
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch {
      // After a lost connection the server has rolled back; the first error says more than a failing rollback.
    }
  }
}
