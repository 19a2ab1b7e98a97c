import type { Storage } from '@portico/service'
import { afterAll, beforeAll, describe } from 'vitest'
import { type EngineName, openTestStorage, type TestStorage } from './open-test-storage.ts'
import { describeArtefacts } from './promises/describe-artefacts.ts'
import { describeAttempts } from './promises/describe-attempts.ts'
import { describeAudit } from './promises/describe-audit.ts'
import { describeBrowsers } from './promises/describe-browsers.ts'
import { describeChallenges } from './promises/describe-challenges.ts'
import { describeClients } from './promises/describe-clients.ts'
import { describeForgotten } from './promises/describe-forgotten.ts'
import { describeGrants } from './promises/describe-grants.ts'
import { describeImports } from './promises/describe-imports.ts'
import { describeLogs } from './promises/describe-logs.ts'
import { describeMoves } from './promises/describe-moves.ts'
import { describeOutbox } from './promises/describe-outbox.ts'
import { describePasskeys } from './promises/describe-passkeys.ts'
import { describePasswords } from './promises/describe-passwords.ts'
import { describePeople } from './promises/describe-people.ts'
import { describePruning } from './promises/describe-pruning.ts'
import { describeSearch } from './promises/describe-search.ts'
import { describeSessions } from './promises/describe-sessions.ts'
import { describeTotps } from './promises/describe-totps.ts'
import { describeTransactions } from './promises/describe-transactions.ts'
import { describeUsers } from './promises/describe-users.ts'

/** What a set of promises is given: the storage, and another one on the same database. */
export interface StorageUnderTest {
  readonly storage: Storage
  /** As another process would see it, where the engine serves several. */
  readonly other: Storage
}

/**
 * The contract suite of the storage port: every engine proves itself with one line. The races in it are
 * real: parallel calls, on Postgres over two pools.
 *
 * @example describeStorage('postgres')
 */
export function describeStorage(engine: EngineName): void {
  describe(`storage on ${engine}`, () => {
    let world: TestStorage
    let under: StorageUnderTest
    beforeAll(async () => {
      world = await openTestStorage(engine)
      // SQLite serves one process, and its driver waits for a lock without yielding: two openings in one
      // thread would wait for each other.
      const other = engine === 'sqlite' ? world.storage : world.reopen()
      under = { storage: world.storage, other }
    })
    afterAll(() => world?.remove())
    const get = () => under
    describeUsers(get)
    describePeople(get)
    describeSearch(get)
    describeTotps(get)
    describePasswords(get)
    describePasskeys(get)
    describeImports(get)
    describeSessions(get)
    describeChallenges(get)
    describeAttempts(get)
    describeBrowsers(get)
    describeOutbox(get)
    describeLogs(get)
    describeAudit(get)
    describeClients(get)
    describeArtefacts(get)
    describeGrants(get)
    describeMoves(get)
    describeForgotten(get)
    describePruning(get)
    describeTransactions(get)
  })
}
