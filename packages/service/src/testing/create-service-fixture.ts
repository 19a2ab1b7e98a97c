import { onTestFinished } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import type { Storage } from '../kernel/storage/storage.ts'
import type { TestDatabaseLocation } from './count-rows.ts'
import { createHostCalls } from './create-host-calls.ts'
import {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from './create-test-service.ts'

/** A database that is opened for one test file. */
interface OpenDatabase {
  readonly storage: Storage
  readonly database: TestDatabaseLocation
  remove(): Promise<void>
}

/**
 * The fixture of one test file: its own database, and services on it.
 *
 * @param openDatabase called by `open`
 * @param usual options of every service, unless a test overrides them
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
    // The runner's current test is the last one that began, and need not be the one that asks.
    if (getCurrentTest()?.concurrent) {
      throw new Error('Start the services of concurrent tests before them.')
    }
    const project = { ...usual.project, ...options.project }
    const { storage } = getOpened()
    const world = await createTestService({ storage, ...usual, ...options, project })
    // The next service of this process takes over the worker that estimates passwords, instead of starting its own.
    if (getCurrentTest()) onTestFinished(world.close)
    else closers.push(world.close)
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
    /** Registers a function that `close` calls together with the services. */
    closeLater: (close: () => Promise<unknown>) => void closers.push(close),
    /** The database that `open` opened. */
    get opened() {
      return getOpened()
    },
    get storage() {
      return getOpened().storage
    },
    get database() {
      return getOpened().database
    },
    /** Starts a service with its own project; closed at the end of the test that started it, or else by `close`. */
    start,
    /** Starts a service, and returns the calls of its host as well. */
    startHost: async (options: Partial<TestServiceOptions> = {}) => {
      const world = await start(options)
      return { world, host: createHostCalls(world) }
    },
  }
}
