import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely'
import type { TransactionScope } from '../transaction-scope.ts'

/** Kysely's Postgres driver with time limits on transactions and no second connection inside one. */
export class GuardedPostgresDriver extends PostgresDriver {
  readonly #scope: TransactionScope
  readonly #begin: string
  readonly #beginReading: string

  /** @param settings statements that open every transaction: `set local …`, so that a pooler forgets them */
  constructor(pool: PostgresPool, scope: TransactionScope, settings: readonly string[]) {
    super({ pool })
    this.#scope = scope
    // One round trip. Read committed, whatever the server's default: the repositories are written for it.
    this.#begin = ['begin isolation level read committed', ...settings].join('; ')
    // Sees what was committed before its first statement, to its end.
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
      // A lost connection has rolled back; its first error says more than this one.
    }
  }
}
