import type { Storage } from '@portico/service/assembly'
import { afterAll, beforeAll, describe } from 'vitest'
import { describeAccountCodes } from './contract/describe-account-codes.ts'
import { describeAddresses } from './contract/describe-addresses.ts'
import { describeArtefacts } from './contract/describe-artefacts.ts'
import { describeAttempts } from './contract/describe-attempts.ts'
import { describeAudit } from './contract/describe-audit.ts'
import { describeBrowsers } from './contract/describe-browsers.ts'
import { describeChallenges } from './contract/describe-challenges.ts'
import { describeClients } from './contract/describe-clients.ts'
import { describeForgotten } from './contract/describe-forgotten.ts'
import { describeGrants } from './contract/describe-grants.ts'
import { describeImports } from './contract/describe-imports.ts'
import { describeLogs } from './contract/describe-logs.ts'
import { describeMoves } from './contract/describe-moves.ts'
import { describeOutbox } from './contract/describe-outbox.ts'
import { describePasskeys } from './contract/describe-passkeys.ts'
import { describePasswords } from './contract/describe-passwords.ts'
import { describePeople } from './contract/describe-people.ts'
import { describePruning } from './contract/describe-pruning.ts'
import { describeSearch } from './contract/describe-search.ts'
import { describeSessions } from './contract/describe-sessions.ts'
import { describeTotps } from './contract/describe-totps.ts'
import { describeTransactions } from './contract/describe-transactions.ts'
import { describeUsers } from './contract/describe-users.ts'
import { type EngineName, openTestStorage, type TestStorage } from './open-test-storage.ts'

/** The storage under test, and a second storage on the same database. */
export interface StorageUnderTest {
  readonly storage: Storage
  /** Acts as another process, on engines that serve several. */
  readonly other: Storage
}

/**
 * The contract suite of the storage port, which each engine runs with one line. Its races are real: parallel calls, on
 * Postgres over two pools.
 *
 * @example describeStorage('postgres')
 */
export function describeStorage(engine: EngineName): void {
  describe(`storage on ${engine}`, () => {
    let world: TestStorage
    let under: StorageUnderTest
    beforeAll(async () => {
      world = await openTestStorage(engine)
      // SQLite serves one process, and its driver blocks the thread while it waits for a lock: two connections in one
      // thread would wait for each other forever.
      const other = engine === 'sqlite' ? world.storage : world.reopen()
      under = { storage: world.storage, other }
    })
    afterAll(() => world?.remove())
    const get = () => under
    describeUsers(get)
    describePeople(get)
    describeSearch(get)
    describeTotps(get)
    describeAccountCodes(get)
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
    describeAddresses(get)
    describeArtefacts(get)
    describeGrants(get)
    describeMoves(get)
    describeForgotten(get)
    describePruning(get)
    describeTransactions(get)
  })
}
