import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Notices when code inside a transaction reaches for a second connection. On SQLite that would wait for
 * itself for ever, on Postgres it would write outside the transaction and could exhaust the pool.
 */
export interface TransactionScope {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Throws when the caller is inside an open transaction. */
  refuseInside(): void
}

/** One open or ended transaction, and the one of another storage that it began in. */
interface Scope {
  readonly owner: object
  readonly outer: Scope | undefined
  isOpen: boolean
}

// One for the process: up to version 22 Node walks every store that is in use at every promise, and never forgets one.
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
          // Work started inside and left running keeps this scope; from now on it may connect again.
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
