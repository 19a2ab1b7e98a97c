import { sql } from 'kysely'
import type { Atomically } from '../../foundation/database/atomically.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { createListenElsewhere } from './create-listen-elsewhere.ts'
import { listApplied, listPending, migrate } from './migrations/migrate.ts'
import {
  createRepositories,
  createTransactionRepositories,
} from './repositories/create-repositories.ts'
import type { AuditRow, Repositories, Storage } from './storage.ts'
import type { TransactionScope } from './transaction-scope.ts'

/** Creates the storage of an engine: repositories for its database, and transactions with retries. */
export function createStorage(engine: Engine, scope: TransactionScope): Storage {
  const atomically: Atomically = (work) => runTransaction(engine, scope, work)
  const listeners = new Set<Parameters<Storage['onMessages']>[0]>()
  const listenElsewhere = createListenElsewhere(engine)
  const tellHere = () => {
    for (const listener of listeners) listener('here')
  }
  const entryListeners = new Set<Parameters<Storage['onEntries']>[0]>()
  const tellEntry = (entry: AuditRow) => {
    for (const listener of entryListeners) listener(entry)
  }
  return {
    engine: engine.name,
    ...createRepositories(engine, atomically, { onMessage: tellHere, onEntry: tellEntry }),
    async transaction<T>(work: (tx: Repositories) => Promise<T>) {
      let isAdded = false
      let entries: AuditRow[] = []
      const result = await atomically((tx) => {
        isAdded = false
        entries = []
        const onMessage = () => {
          isAdded = true
        }
        const onEntry = (entry: AuditRow) => void entries.push(entry)
        return work(createTransactionRepositories(tx, engine, { onMessage, onEntry }))
      })
      if (isAdded) tellHere()
      entries.forEach(tellEntry)
      return result
    },
    snapshot: (work) =>
      engine.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => scope.run(() => work(createTransactionRepositories(tx, engine)))),
    migrate: () => migrateWithoutLimits(engine, scope),
    listPending: () => listPending(engine.db),
    listApplied: () => listApplied(engine.db),
    hasPartIndex: () => engine.parts.isIndexed(engine.db),
    announceMessages: async () => engine.announcements?.announce('messages'),
    onMessages(listener) {
      listeners.add(listener)
      const end = listenElsewhere('messages', () => listener('elsewhere'))
      return async () => {
        listeners.delete(listener)
        await end()
      }
    },
    onEntries(listener) {
      entryListeners.add(listener)
      return () => void entryListeners.delete(listener)
    },
    hearsOfAddresses: engine.announcements !== undefined,
    announceAddresses: async () => engine.announcements?.announce('addresses'),
    onAddresses: (listener) => listenElsewhere('addresses', listener),
    readClock: async () => (await engine.readClock?.(engine.db)) ?? null,
    ping: async () => {
      await sql`select 1`.execute(engine.db)
    },
    close: () => engine.db.destroy(),
  }
}

async function migrateWithoutLimits(
  engine: Engine,
  scope: TransactionScope,
): Promise<readonly string[]> {
  const db = engine.openForMigration?.()
  if (!db) return migrate((work) => runTransaction(engine, scope, work), engine)
  try {
    return await migrate((work) => runTransaction({ ...engine, db }, scope, work), engine)
  } finally {
    await db.destroy()
  }
}

async function runTransaction<T>(
  engine: Engine,
  scope: TransactionScope,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let isCommitSent = false
    try {
      return await engine.db.transaction().execute(async (tx) => {
        isCommitSent = false
        const result = await scope.run(() => work(tx))
        isCommitSent = true
        return result
      })
    } catch (error) {
      const delayMs = engine.retryDelayMs(error, tries, isCommitSent)
      if (delayMs === null) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
