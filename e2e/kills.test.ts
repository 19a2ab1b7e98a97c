import { createSeededRandom, isLongRun, type SeededRandom } from '@portico/testkit/run'
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countPromises,
  createLedger,
  type Ledger,
  logIn,
  present,
  refresh,
  runLoad,
} from './support/kill-load.ts'
import { createKillableService, type KillableService } from './support/killable-service.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'

/** `PORTICO_KILLS` for as many as somebody wants to see. */
const rounds = Number(process.env.PORTICO_KILLS ?? (isLongRun ? 200 : 2))

/** Enough of each kind was promised: the load is real. */
const isEnough = ({ used, blocked, passwords, refreshTokens }: Ledger) =>
  used.length > 4 && [blocked, passwords, refreshTokens].every(({ length }) => length > 0)

/** Lets people in until some promises were made, and kills the service a random moment later. */
async function loadAndKill(
  service: KillableService,
  sink: MailSink,
  random: SeededRandom,
): Promise<Ledger> {
  const ledger = createLedger()
  let isOver = false
  const load = runLoad(service, sink, ledger, { people: 6, isOver: () => isOver })
  while (!isEnough(ledger) && ledger.surprises.length === 0) await wait(5)
  await wait(random.next() * 250)
  await service.kill()
  isOver = true
  await load
  return ledger
}

/** Holds the service to what an earlier life of it promised. */
async function findBroken(service: KillableService, ledger: Ledger): Promise<string[]> {
  const broken = [...ledger.surprises]
  const isAlive = async (session: string) =>
    (await service.post('/sessions/authenticate', {}, session)).status === 200
  await inTurns([...ledger.sessions], async (session) => {
    if (!(await isAlive(session))) broken.push('an acknowledged session is lost')
  })
  await inTurns(ledger.revoked, async (session) => {
    if (await isAlive(session)) broken.push('a revoked session lives again')
  })
  await inTurns(ledger.blocked, async (userId) => {
    const { data } = await service.callAsHost('GET', `/users/${userId}`)
    if (data.is_locked !== true) broken.push('a block is lost')
  })
  await inTurns(ledger.refreshTokens, async (known) => {
    const { status, data } = await refresh(service, known.newest)
    if (status === 200) known.newest = data.refresh_token
    else broken.push('an acknowledged refresh token is lost')
  })
  await inTurns(ledger.usedRefreshTokens, async (token) => {
    if ((await refresh(service, token)).status === 200)
      broken.push('a used refresh token works again')
  })
  await inTurns(ledger.passwords, async (person) => {
    if ((await logIn(service, person)).status !== 200)
      broken.push('an acknowledged password is lost')
  })
  await inTurns(ledger.used, async (token) => {
    if ((await present(service, token)).status === 200)
      broken.push(`a used ${token.kind} works again`)
  })
  return broken
}

/** What was asked and not answered happened or did not: now it works at most once. */
async function findDoubled(service: KillableService, ledger: Ledger): Promise<string[]> {
  const broken: string[] = []
  await inTurns([...ledger.unanswered], async (token) => {
    const answers = await Promise.all([1, 2, 3].map(() => present(service, token)))
    const successes = answers.filter(({ status }) => status === 200).length
    if (successes > 1) broken.push(`an unanswered ${token.kind} worked ${successes} times`)
  })
  return broken
}

/** A few at a time: the service is not what is measured here. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.concurrent.each(engines)('on %s', (engine) => {
  let world: TestStorage
  let sink: MailSink
  let service: KillableService
  beforeAll(async () => {
    world = await openTestStorage(engine)
    sink = await startMailSink()
    const { database } = world
    service = await createKillableService({
      databaseUrl: database.kind === 'postgres' ? database.url : `file:${database.file}`,
      smtpUrl: sink.url,
    })
  })
  afterAll(async () => {
    await service.remove()
    await sink.stop()
    await world.remove()
  })

  test('SVC-10 killed under load again and again it keeps every word', {
    timeout: 7_200_000,
  }, async () => {
    const random = createSeededRandom(`kills of the service on ${engine}`)
    const ledgers: Ledger[] = []
    await service.start()
    for (let round = 1; round <= rounds; round += 1) {
      const ledger = await loadAndKill(service, sink, random)
      await service.start()
      expect(await findBroken(service, ledger), `after kill ${round}`).toEqual([])
      expect(await findDoubled(service, ledger), `after kill ${round}`).toEqual([])
      ledgers.push(ledger)
    }
    // All of them again, or of very many the last: what held once is not undone by later kills.
    for (const ledger of ledgers.slice(-20)) expect(await findBroken(service, ledger)).toEqual([])

    // A mail that was in hand when the service died leaves when its lease has run out.
    const isMissing = ({ to, kind }: Ledger['sends'][number]) => sink.find(to, kind) === null
    const sends = ledgers.flatMap((ledger) => ledger.sends)
    const patience = Date.now() + 60_000
    while (sends.some(isMissing) && Date.now() < patience) await wait(200)
    expect(sends.filter(isMissing)).toEqual([])

    // The load was real: people signed in, and some were cut off in the middle of it.
    expect(ledgers.flatMap((ledger) => ledger.used).length).toBeGreaterThan(rounds * 4)
    expect(ledgers.flatMap((ledger) => ledger.revoked).length).toBeGreaterThan(0)
    const promises = ledgers.map(countPromises).reduce((sum, count) => sum + count, 0)
    console.info(`${engine}: ${rounds} kills, ${promises} promises kept`)
    expect(await service.stop()).toBe(0)
  })
})
