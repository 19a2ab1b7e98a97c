import { createSeededRandom, isLongRun, type SeededRandom } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLostWrites, findReusedTokens } from './support/find-lost-writes.ts'
import { countAcknowledged, createLedger, type Ledger, runLoad } from './support/kill-load.ts'
import { createKillableService, type KillableService } from './support/killable-service.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'

/** `PORTICO_KILLS` for as many as somebody wants to see. */
const rounds = Number(process.env.PORTICO_KILLS ?? (isLongRun ? 200 : 1))

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
  while (!isEnough(ledger) && ledger.unexpected.length === 0) await wait(5)
  await wait(random.next() * 250)
  await service.kill()
  isOver = true
  await load
  return ledger
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.concurrent.each(pickEngines('postgres'))('on %s', (engine) => {
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

  test('SVC-10 a service killed repeatedly under load loses no acknowledged write', {
    timeout: 7_200_000,
  }, async () => {
    const random = createSeededRandom(`kills of the service on ${engine}`)
    const ledgers: Ledger[] = []
    await service.start()
    for (let round = 1; round <= rounds; round += 1) {
      const ledger = await loadAndKill(service, sink, random)
      await service.start()
      expect(await findLostWrites(service, ledger), `after kill ${round}`).toEqual([])
      expect(await findReusedTokens(service, ledger), `after kill ${round}`).toEqual([])
      ledgers.push(ledger)
    }
    // All of them again, or of very many the last: what held once is not undone by later kills.
    for (const ledger of ledgers.slice(-20))
      expect(await findLostWrites(service, ledger)).toEqual([])

    // A mail that was in hand when the service died leaves when its lease has run out.
    const isMissing = ({ to, kind }: Ledger['sends'][number]) => sink.find(to, kind) === null
    const sends = ledgers.flatMap((ledger) => ledger.sends)
    const deadline = Date.now() + 60_000
    while (sends.some(isMissing) && Date.now() < deadline) await wait(200)
    expect(sends.filter(isMissing)).toEqual([])

    // The load was real: people signed in, and some were cut off in the middle of it.
    expect(ledgers.flatMap((ledger) => ledger.used).length).toBeGreaterThan(rounds * 4)
    expect(ledgers.flatMap((ledger) => ledger.revoked).length).toBeGreaterThan(0)
    const promises = ledgers.map(countAcknowledged).reduce((sum, count) => sum + count, 0)
    console.info(`${engine}: ${rounds} kills, ${promises} promises kept`)
    expect(await service.stop()).toBe(0)
  })
})
