/**
 * Kills of the whole service. A send that was in hand when it died leaves when its lease has run out: mails and texts wait
 * for that at the same time, each with a service and a database of their own.
 */

import { createSeededRandom, isLongRun, type SeededRandom } from '@portico/testkit/run'
import { startTwilio, type Twilio } from '@portico/testkit/senders/twilio'
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

/** Half a minute and a bit: as long as a worker has for what it claimed. */
const leaseMs = 31_000

/**
 * Lets the leases of a killed service run out: another worker, with a clock that is ahead, claims its messages and gives
 * them back at once. The long run waits for the real ones.
 */
async function endLeases({ outbox }: TestStorage['storage']): Promise<void> {
  if (isLongRun) return
  const later = Date.now() + leaseMs
  await outbox.claim({ now: later, leaseMs: -leaseMs, limit: 1_000 })
}

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
      await endLeases(world.storage)
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

/** Mobile numbers of several countries, as far as they differ: codes to one country alone would soon look like pumping. */
const starts = {
  US: '+12122',
  DE: '+4915150',
  FR: '+33612',
  GB: '+447400',
  IT: '+393120',
  ES: '+34612',
}
const pad = (value: number, length: number) => String(value).padStart(length, '0')
/** Ten beside each other in each block. */
const numbers = Array.from({ length: isLongRun ? 1_000 : 60 }, (_, index) => {
  const country = index % 6
  const place = Math.floor(index / 6)
  return `${Object.values(starts)[country]}${pad(Math.floor(place / 10), 2)}${pad(place % 10, 4)}`
})

const account = { accountSid: 'AC1', authToken: 'a-token-of-twilio' }
const from = '+15005550006'

/** Asks for a code for each number, some at once. */
async function askForAll(service: KillableService): Promise<number[]> {
  const left = [...numbers]
  const statuses: number[] = []
  const ask = async () => {
    for (let number = left.pop(); number; number = left.pop()) {
      const { status } = await service.post('/otps/sms/login_or_create', { phone_number: number })
      statuses.push(status)
    }
  }
  await Promise.all(Array.from({ length: 8 }, ask))
  return statuses
}

describe.concurrent.each(pickEngines('postgres'))('texts, on %s', (engine) => {
  let world: TestStorage
  let sink: MailSink
  let twilio: Twilio
  let service: KillableService
  beforeAll(async () => {
    world = await openTestStorage(engine)
    sink = await startMailSink()
    twilio = await startTwilio({ ...account, numbers: [from] })
    const { database } = world
    service = await createKillableService({
      databaseUrl: database.kind === 'postgres' ? database.url : `file:${database.file}`,
      smtpUrl: sink.url,
      secrets: { KILLS_TWILIO_TOKEN: account.authToken },
      project: {
        phones: { countries: Object.keys(starts) },
        texts: {
          senders: [
            {
              type: 'twilio',
              accountSid: account.accountSid,
              authTokenEnv: 'KILLS_TWILIO_TOKEN',
              from,
              baseUrl: twilio.origin,
            },
          ],
        },
      },
    })
  })
  afterAll(async () => {
    await service.remove()
    await twilio.stop()
    await sink.stop()
    await world.remove()
  })

  test(`${numbers.length} texts wait while the provider hangs, and none is lost or sent more than twice when the service is killed in the middle`, {
    timeout: 600_000,
  }, async () => {
    await service.start()
    // every request is answered all the same
    twilio.fail('hang')
    const statuses = await askForAll(service)
    expect(statuses).toEqual(numbers.map(() => 200))
    expect(twilio.taken).toEqual([])

    twilio.fail(null)
    for (const share of [0.1, 0.4]) {
      while (twilio.taken.length < share * numbers.length) await wait(5)
      await service.kill()
      await endLeases(world.storage)
      await service.start()
    }
    const countMissing = () =>
      new Set(numbers).size - new Set(twilio.taken.map(({ to }) => to)).size
    while (countMissing() > 0) await wait(100)
    expect(await service.stop()).toBe(0)

    const times = new Map<string, number>()
    for (const { to } of twilio.taken) times.set(to, (times.get(to) ?? 0) + 1)
    expect([...times.keys()].sort()).toEqual([...numbers].sort())
    expect([...times.values()].filter((often) => often > 2)).toEqual([])
    // no more than what was in hand when it was killed
    expect(twilio.taken.length).toBeLessThanOrEqual(numbers.length + 2 * 5)
  })
})
