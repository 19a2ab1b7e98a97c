import type { Storage } from '../storage/storage.ts'
import type { TestDatabaseLocation } from './count-rows.ts'
import { createHostCalls } from './create-host-calls.ts'
import {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from './create-test-service.ts'

/** A database that was opened for one test file. */
interface OpenDatabase {
  readonly storage: Storage
  readonly database: TestDatabaseLocation
  remove(): Promise<void>
}

/**
 * What the tests of one file stand on: a database of their own, and services on it that all end with it.
 *
 * @param openDatabase called by `open`
 * @param usual what every service gets unless a test wants otherwise
 * @example
 * const fixture = createServiceFixture(() => openTestStorage(engine))
 * beforeAll(fixture.open)
 * afterAll(fixture.close)
 */
export function createServiceFixture<Database extends OpenDatabase>(
  openDatabase: () => Promise<Database>,
  usual: Partial<TestServiceOptions> = {},
) {
  let opened: Database | undefined
  const closers: (() => Promise<unknown>)[] = []
  const getOpened = () => {
    if (!opened) throw new Error('The fixture is not open yet.')
    return opened
  }
  const start = async (options: Partial<TestServiceOptions> = {}): Promise<TestService> => {
    const project = { ...usual.project, ...options.project }
    const { storage } = getOpened()
    const world = await createTestService({ storage, ...usual, ...options, project })
    closers.push(world.close)
    return world
  }
  return {
    open: async () => {
      opened = await openDatabase()
    },
    close: async () => {
      await Promise.all(closers.map((close) => close()))
      await opened?.remove()
    },
    /** Ends with the services. */
    closeLater: (close: () => Promise<unknown>) => void closers.push(close),
    /** All that was opened. */
    get opened() {
      return getOpened()
    },
    get storage() {
      return getOpened().storage
    },
    get database() {
      return getOpened().database
    },
    /** A service with a project of its own. */
    start,
    /** The same, and what its host may call. */
    startHost: async (options: Partial<TestServiceOptions> = {}) => {
      const world = await start(options)
      return { world, host: createHostCalls(world) }
    },
  }
}
