import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Detects code inside a transaction that uses a second connection. On SQLite it would wait for itself forever; on
 * Postgres it would write outside the transaction and could exhaust the pool.
 */
export interface TransactionScope {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Throws when the caller is inside an open transaction. */
  refuseInside(): void
}

/** An open or ended transaction, with the other storage's transaction in which it began. */
interface Scope {
  readonly owner: object
  readonly outer: Scope | undefined
  isOpen: boolean
}

// One store for the process: up to version 22, Node visits every used store at every promise and never drops one.
const current = new AsyncLocalStorage<Scope>()

export function createTransactionScope(): TransactionScope {
  const owner = {}
  return {
    run: (work) => {
      const scope: Scope = { owner, outer: current.getStore(), isOpen: true }
      return current.run(scope, async () => {
        try {
          return await work()
        } finally {
          // Work that was started inside and still runs keeps this scope; from now on it may connect again.
          scope.isOpen = false
        }
      })
    },
    refuseInside: () => {
      for (let scope = current.getStore(); scope; scope = scope.outer) {
        if (scope.owner === owner && scope.isOpen) {
          throw new Error(
            'Inside a transaction use the repositories it hands you; the storage itself would take a second connection.',
          )
        }
      }
    },
  }
}
