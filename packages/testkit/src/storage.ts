/** Storage for tests: a new database for each test file, and the contract suite of the storage port. */
export { createTestDatabase, type TestDatabase } from './postgres/create-test-database.ts'
export {
  type OwnPostgres,
  type OwnPostgresOptions,
  startOwnPostgres,
  startPostgres,
  type TestPostgres,
} from './postgres/start-postgres.ts'
export { describeStorage } from './storage/describe-storage.ts'
export { findLostWrites } from './storage/kill/find-lost-writes.ts'
export type { KillNote } from './storage/kill/kill-note.ts'
export { canMount, mountSmallDisk } from './storage/mount-small-disk.ts'
export {
  type EngineName,
  engines,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from './storage/open-test-storage.ts'
