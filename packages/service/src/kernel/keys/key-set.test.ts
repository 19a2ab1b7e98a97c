import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from './key-ring.ts'
import { createKeySet } from './key-set.ts'

const project = 'project-test-keys'
const uses = { session: ['ES256'], identity_provider: ['RS256', 'ES256'] } as const
const each = Object.entries(uses).flatMap(
  ([use, algorithms]) =>
    algorithms.map((algorithm) => ({ use: use as keyof typeof uses, algorithm })), // Object.keys returns texts
)

describe.each(engines)('I7: keys of another process on %s', (engine) => {
  let database: TestStorage
  let now: number
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 15, 12)
    database = await openTestStorage(engine)
    await database.storage.migrate()
  })
  afterEach(() => database.remove())

  const keyRing = createKeyRing(systemRandom.bytes(32))
  /** Creates the key set of one process; setting `isDown` makes its storage fail. */
  const createProcess = (use: keyof typeof uses) => {
    const place = { isDown: false, asked: 0 }
    const { keys } = database.storage
    const list: typeof keys.list = async (...asked) => {
      place.asked += 1
      if (place.isDown) throw new Error('The storage does not answer.')
      return keys.list(...asked)
    }
    const ports = { storage: { keys: { ...keys, list } }, keyRing, clock: { now: () => now } }
    return { place, keySet: createKeySet(ports, use) }
  }
  const listKids = async ({ keySet }: ReturnType<typeof createProcess>) =>
    (await keySet.load(project)).map(({ kid }) => kid)

  test.each(each)(
    'I7: a rotated $algorithm key for $use is published by every process within two seconds',
    async ({ use, algorithm }) => {
      const [first, second] = [createProcess(use), createProcess(use)]
      await first.keySet.getSigner(project, algorithm)
      expect(await listKids(second)).toHaveLength(1)
      await first.keySet.rotate(project, algorithm)
      expect(await listKids(first)).toHaveLength(2)
      now += 2_000
      expect(await listKids(second)).toEqual(await listKids(first))
      expect((await second.keySet.getSigner(project, algorithm)).row.retiredAt).toBe(now - 2_000)
    },
  )

  test('I7: many requests at once ask the storage once', async () => {
    const { keySet, place } = createProcess('session')
    await keySet.getSigner(project, 'ES256')
    await keySet.load(project)
    now += 2_000
    place.asked = 0
    await Promise.all(Array.from({ length: 20 }, () => keySet.load(project)))
    expect(place.asked).toBe(1)
  })

  test('I7: while the storage does not answer, known keys verify for half a minute', async () => {
    const process = createProcess('session')
    await process.keySet.getSigner(project, 'ES256')
    const kids = await listKids(process)
    process.place.isDown = true
    now += 29_000
    expect(await listKids(process)).toEqual(kids)
    now += 1_000
    await expect(listKids(process)).rejects.toThrow('does not answer')
    process.place.isDown = false
    expect(await listKids(process)).toEqual(kids)
  })
})
