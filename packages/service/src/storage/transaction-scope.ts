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

export function createTransactionScope(): TransactionScope {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  return {
    run: (work) => {
      const scope = { isOpen: true }
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
      if (current.getStore()?.isOpen) {
        throw new Error(
          'Inside a transaction use the repositories it hands you; the storage itself would take a second connection.',
        )
      }
    },
  }
}
