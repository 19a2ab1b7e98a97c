import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { startTwilio, type Twilio } from '@portico/testkit/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKillableService, type KillableService } from './support/killable-service.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'

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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
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

describe.concurrent.each(pickEngines('postgres'))('on %s', (engine) => {
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
    // whoever asks is answered all the same
    twilio.fail('hang')
    const statuses = await askForAll(service)
    expect(statuses).toEqual(numbers.map(() => 200))
    expect(twilio.taken).toEqual([])

    twilio.fail(null)
    for (const share of [0.1, 0.4]) {
      while (twilio.taken.length < share * numbers.length) await wait(5)
      await service.kill()
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
