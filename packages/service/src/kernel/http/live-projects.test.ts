import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AddedAddress } from '../storage/storage.ts'
import { createLiveProjects } from './live-projects.ts'
import { createProjects } from './projects.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const added = 'https://customer.example.net'
const project = createTestProject()
const toOrigin = (address: string, projectId = project.projectId): AddedAddress => ({
  projectId,
  use: 'origin',
  address,
  kinds: [],
  addedAt: 0,
})

/** Creates live projects on a list that stands for the database. */
function start(hears = false) {
  const database = { rows: [] as AddedAddress[], isAway: false, reads: 0, tell: () => {} }
  const lines: string[] = []
  const live = createLiveProjects([project, createTestProject()], {
    storage: {
      hearsOfAddresses: hears,
      onAddresses: (listener) => {
        database.tell = listener
        return async () => {}
      },
      addresses: {
        listAll: async () => {
          database.reads += 1
          if (database.isAway) throw new Error('the database is away')
          return database.rows
        },
        // The reader uses nothing else.
        list: () => Promise.reject(new Error('not read')),
        put: () => Promise.reject(new Error('not written')),
        remove: () => Promise.reject(new Error('not written')),
      },
    },
    log: pino({}, { write: (line) => void lines.push(line) }),
  })
  const isAllowed = () => createProjects(live.projects).isOriginOfAny(added)
  return { database, lines, live, isAllowed }
}

test('an added and a removed origin are in force within two seconds, without a statement of a request', async () => {
  const { database, live, isAllowed } = start()
  const end = live.start()
  database.rows = [toOrigin(added)]
  expect(isAllowed()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isAllowed()).toBe(true)
  const [own, other] = live.projects
  expect(own?.allowedOrigins).toEqual(['https://app.example.com', added])
  expect(other?.allowedOrigins).toEqual(['https://app.example.com'])
  database.rows = []
  await vi.advanceTimersByTimeAsync(1_500)
  expect([isAllowed(), database.reads]).toEqual([false, 2])
  await end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(database.reads).toBe(2)
})

test('a change that another process announces is in force at once, and is read seldom otherwise', async () => {
  const { database, live, isAllowed } = start(true)
  const end = live.start()
  database.rows = [toOrigin(added)]
  await vi.advanceTimersByTimeAsync(5_000)
  expect([isAllowed(), database.reads]).toEqual([false, 0])
  database.tell()
  await vi.advanceTimersByTimeAsync(0)
  expect([isAllowed(), database.reads]).toEqual([true, 1])
  // Behind a pooler that passes no announcements on.
  database.rows = []
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isAllowed()).toBe(false)
  await end()
})

test('while the database is away, the last read origins stay in force, and the log says so once', async () => {
  const { database, lines, live, isAllowed } = start()
  const end = live.start()
  database.rows = [toOrigin(added)]
  await vi.advanceTimersByTimeAsync(1_500)
  database.isAway = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect([isAllowed(), lines.length]).toEqual([true, 1])
  await expect(live.refresh()).rejects.toThrow('the database is away')
  database.isAway = false
  database.rows = []
  await vi.advanceTimersByTimeAsync(1_500)
  expect(isAllowed()).toBe(false)
  await end()
})

test('an added redirect URL never becomes the default of a kind that the configuration has', async () => {
  const { database, live } = start()
  const url = `${added}/in`
  database.rows = [{ ...toOrigin(url), use: 'redirect_url', kinds: ['login'] }]
  await live.refresh()
  expect(live.projects[0]?.redirectUrls).toEqual([
    ...project.redirectUrls,
    { url, kinds: ['login'] },
  ])
  expect(live.projects[0]?.allowedOrigins).toEqual(project.allowedOrigins)
})
