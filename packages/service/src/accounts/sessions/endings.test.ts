/**
 * Tests over HTTP that no ended session or credential comes back, for each ending combined with each concurrent
 * operation: once with the ending exactly between the operation's reads and writes, which needs no luck, and then with
 * both at random times. In the first case the ending is over before the writes begin, so one database shows what
 * both do. In the second, transactions compete, and SQLite allows one write at a time: Postgres shows more.
 */

import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { errorCatalogue } from '@portico/contract/schemas'
import { createSeededRandom, isLongRun } from '@portico/testkit/run'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEndingsFixture,
  type EndingsFixture,
  type Member,
} from '../../testing/endings/create-endings-fixture.ts'
import { type Ending, endings } from '../../testing/endings/endings.ts'
import {
  type Answer,
  type Operation,
  operations,
  type Ready,
} from '../../testing/endings/operations.ts'
import { runSql } from '../../testing/run-sql.ts'

const random = createSeededRandom('endings')
/** How often a pair races. */
const rounds = isLongRun ? 60 : 1
const isGood = ({ status }: Answer) => status >= 200 && status < 300

/** An ending and an operation, prepared to run together. */
interface Meeting {
  readonly member: Member
  readonly ready: Ready
  end(): Promise<Answer>
  /** The user's credentials before the ending. */
  readonly before: Awaited<ReturnType<EndingsFixture['readCredentials']>>
}

const tally: string[] = []

/** Opens the fixture for the tests of a suite. */
function openFixture(engine: EngineName) {
  let database: TestStorage
  let fixture: EndingsFixture
  beforeAll(async () => {
    database = await openTestStorage(engine)
    fixture = await createEndingsFixture(database)
  })
  afterAll(async () => {
    await fixture.close()
    if (engine === 'postgres') {
      const asked =
        'select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0'
      // All transactions lock the user first, so no two of them may have waited for each other in a deadlock.
      expect(await runSql(database.database, asked)).toEqual([])
    }
    await database.remove()
  })

  const prepare = async (ending: Ending, operation: Operation): Promise<Meeting> => {
    const owner = await fixture.createMember(ending)
    const ready = await operation.prepare(fixture, owner)
    const member = ready.member ?? owner
    const act = await ending.prepare(fixture, member)
    const before = await fixture.readCredentials(member.userId)
    return { member, ready, before, end: () => act(member) }
  }

  const listSessions = async ({ userId }: Member) =>
    (await fixture.storage.sessions.listOfUser(fixture.projectId, userId, fixture.world.now())).map(
      ({ sessionId }) => sessionId,
    )

  /** Lists what survived an ending that was answered with success. */
  const findSurvivors = async (
    ending: Ending,
    { basis }: Operation,
    { member, ready, before }: Meeting,
    [answer, ended]: readonly [Answer, Answer],
  ): Promise<readonly string[]> => {
    const found: string[] = []
    const isRefused = ending.refused.includes(basis)
    const own: unknown = ended.data.session?.session_id
    const live = async () => (await listSessions(member)).filter((id) => id !== own)
    const look = async (when: string) => {
      const alive = await live()
      // When only one session was ended, other sessions may start.
      const isAnyWrong = isRefused && (!ending.isOfOne || basis === 'session')
      if (isAnyWrong ? alive.length > 0 : alive.includes(member.sessionId)) {
        found.push(`a session lives ${when}`)
      }
      if (isRefused && ready.isAlive && isGood(answer) && (await ready.isAlive(answer))) {
        found.push(`a token lives ${when}`)
      }
    }
    await look('after the end')
    if (ending.undo) {
      expect((await ending.undo(fixture, member)).status).toBe(200)
      await look('after it was taken back')
    }
    const after = await fixture.readCredentials(member.userId)
    if (ending.isRemoval) {
      if (after) found.push('the person is there')
      return found
    }
    if (!ending.isProved) {
      // The credentials and data that a stranger left behind.
      const { passkeys, totps, wallets, hash, name, untrustedMetadata } = after ?? {}
      const left = {
        passkeys,
        totps,
        wallets,
        hash,
        names: Object.values(name ?? {}),
        untrustedMetadata,
      }
      const nothing = { passkeys: [], totps: [], wallets: [], hash: null, names: ['', '', ''] }
      if (!isDeepStrictEqual(left, { ...nothing, untrustedMetadata: {} })) {
        found.push(JSON.stringify(left))
      }
      return found
    }
    if (isGood(answer) || !before || !after) return found
    const [was, is] = [before, after].map((credentials) =>
      JSON.stringify(
        ending.name === 'password reset' ? { ...credentials, hash: null } : credentials,
      ),
    )
    if (was !== is) found.push(`refused, and yet: ${was} is ${is}`)
    return found
  }

  return { prepare, findSurvivors, use: () => fixture }
}

const verifyAnswer = (answer: Answer) => {
  if (isGood(answer)) return
  expect(answer.status).toBeLessThan(500)
  const { error_type: errorType, error } = answer.data
  expect(errorType === undefined ? typeof error : errorType in errorCatalogue).not.toBe(false)
}

/** Runs both concurrently; a negative lead lets the operation start first. */
const race = async ({ ready, end }: Meeting, leadMs: number): Promise<[Answer, Answer]> => {
  const later = async (run: () => Promise<Answer>, delayMs: number) => {
    if (delayMs > 1) await sleep(delayMs)
    else for (let turns = 0; turns < delayMs * 10; turns += 1) await nextTurn()
    return run()
  }
  return Promise.all([
    later(() => ready.run(), Math.max(0, leadMs)),
    later(end, Math.max(0, -leadMs)),
  ])
}

/** An ending and an operation that may run during it, with their name. */
type Pair = readonly [name: string, ending: Ending, operation: Operation]

const pairs: readonly Pair[] = endings.flatMap((ending) =>
  operations
    .filter(({ name }) => name !== ending.without)
    .filter(({ name }) => isLongRun || (ending.inEachChange?.includes(name) ?? true))
    .filter(({ basis }) =>
      (ending.beside ?? [...ending.refused, 'mailbox', 'password', 'passkey', 'code']).includes(
        basis,
      ),
    )
    .map((operation) => [`${operation.name}, beside: ${ending.name}`, ending, operation] as const),
)

/** Draws the pairs that race in each change: each operation beside some ending, each ending beside some operation. */
function drawPairs(): readonly Pair[] {
  const drawn = new Set<Pair>()
  const drawOne = (all: readonly Pair[]) => {
    const pair = all[Math.floor(random.next() * all.length)]
    if (pair) drawn.add(pair)
  }
  for (const one of operations) drawOne(pairs.filter(([, , operation]) => operation === one))
  for (const one of endings) {
    if (![...drawn].some(([, ending]) => ending === one)) {
      drawOne(pairs.filter(([, ending]) => ending === one))
    }
  }
  return [...drawn]
}

describe.each(pickEngines('sqlite'))('on %s', (engine) => {
  const { prepare, findSurvivors, use } = openFixture(engine)

  test.each(pairs)(
    'what was ended stays ended: %s',
    async (_name, ending, operation) => {
      const fixture = use()
      // The notices of earlier pairs would push a code out of the inbox, which keeps so many messages.
      await fixture.world.service.deliverNow()
      // The ending runs between the operation's reads and its writes.
      const gap = await prepare(ending, operation)
      let ended: Answer | undefined
      fixture.beforeNext(async () => {
        ended = await gap.end()
      })
      const answer = await gap.ready.run()
      expect(fixture.takeBack()).toBe(false)
      if (!ended) throw new Error('Nothing ended.')
      expect(ended.status).toBe(200)
      verifyAnswer(answer)
      if (ending.refused.includes(operation.basis) && !gap.ready.isAlive) {
        expect([answer.data, isGood(answer)]).toEqual([answer.data, false])
      }
      expect(await findSurvivors(ending, operation, gap, [answer, ended])).toEqual([])
    },
    120_000,
  )
})

describe.each(pickEngines('postgres'))('at once on %s', (engine) => {
  const { prepare, findSurvivors, use } = openFixture(engine)
  afterAll(() => {
    if (isLongRun) console.info(['', ...tally].join('\n'))
  })

  test.each(isLongRun ? pairs : drawPairs())(
    'what was ended stays ended: %s',
    async (_name, ending, operation) => {
      await use().world.service.deliverNow()
      let survivors = 0
      let maxMs = 5
      for (let round = 0; round < rounds; round += 1) {
        const meeting = await prepare(ending, operation)
        const startedAt = performance.now()
        const answers = await race(meeting, (random.next() * 2 - 1) * maxMs)
        maxMs = (maxMs + Math.min(50, performance.now() - startedAt)) / 2
        for (const one of answers) verifyAnswer(one)
        // The operation may have removed what the ending needs; then the ending changed nothing.
        if (!isGood(answers[1])) {
          expect(isGood(answers[0])).toBe(true)
          continue
        }
        const found = await findSurvivors(ending, operation, meeting, answers)
        if (found.length > 0) survivors += 1
        if (!isLongRun) expect(found).toEqual([])
      }
      tally.push(`| ${engine} | ${ending.name} | ${operation.name} | ${rounds} | ${survivors} |`)
      expect(survivors).toBe(0)
    },
    120_000,
  )
})
