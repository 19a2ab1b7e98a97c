import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { otpMessages } from '../../methods/otp/messages.ts'
import { type Mail, MailRefusedError, type MailSender } from '../../senders/mail-sender.ts'
import { createKeyRing } from '../keys/key-ring.ts'
import { openSqliteStorage } from '../storage/sqlite/open-sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { toRetryMs } from './channel-worker.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { createMailChannel, type MailChannelParts } from './mail-channel.ts'
import { createOutboxWorker } from './outbox-worker.ts'

const minute = 60_000
const keyRing = createKeyRing(systemRandom.bytes(32))
const project = createTestProject({ name: 'Meridian' })

let folder: string
let storage: Storage
let now: number
let sent: Mail[]
let lines: string[]
const clock = { now: () => now }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-outbox-'))
  storage = openSqliteStorage({ file: join(folder, 'portico.db') })
  await storage.migrate()
  now = 1_700_000_000_000
  sent = []
  lines = []
})
afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

const mailer: MailSender = {
  async send(mail) {
    sent.push(mail)
  },
  async close() {},
}
const failing = (error: () => Error): MailSender => ({
  async send() {
    throw error()
  },
  async close() {},
})
function createGate(): [Promise<void>, () => void] {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return [gate, () => open()]
}
const createWorker = (changes: Partial<MailChannelParts> = {}, rows = storage) => {
  const channel = createMailChannel({
    keyRing,
    mailer,
    mail: { from: 'no-reply@example.com' },
    messages: otpMessages,
    projects: [project],
    ...changes,
  })
  return createOutboxWorker({
    storage: rows,
    channels: [channel],
    clock,
    log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
  })
}
const enqueue = (
  to = 'ada@example.com',
  changes: Partial<Parameters<typeof enqueueMail>[2]> = {},
) =>
  enqueueMail(
    storage,
    { keyRing, random: systemRandom, clock },
    {
      project,
      to,
      template: 'passcode.login',
      locale: 'en',
      payload: { code: '482913', expirationMinutes: 5 },
      expiresAt: now + 5 * minute,
      ...changes,
    },
  )

describe('the outbox worker', () => {
  test('renders and sends each message once', async () => {
    const messageId = await enqueue()
    expect(await createWorker().runOnce()).toBe(1)
    expect(await createWorker().runOnce()).toBe(0)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'ada@example.com',
      from: { name: 'Meridian', address: 'no-reply@example.com' },
      subject: '482913 is your Meridian code',
      code: '482913',
      messageId,
    })
  })

  test('a message that arrives after a run has looked is sent by the caller that waits for its end', async () => {
    const [hasLooked, tellLooked] = createGate()
    const [mayEnd, end] = createGate()
    let isFirst = true
    const worker = createWorker(
      {},
      {
        ...storage,
        outbox: {
          ...storage.outbox,
          async claim(wanted) {
            const claimed = await storage.outbox.claim(wanted)
            if (isFirst) {
              isFirst = false
              tellLooked()
              await mayEnd
            }
            return claimed
          },
        },
      },
    )
    const first = worker.runOnce()
    await hasLooked
    await enqueue()
    const second = worker.runOnce()
    end()
    expect([await first, await second]).toEqual([0, 1])
    expect(sent).toHaveLength(1)
  })

  test('stores codes sealed', async () => {
    await enqueue()
    const [claimed] = await storage.outbox.claim({ now, leaseMs: 1, limit: 1 })
    expect(claimed?.sealedPayload).not.toContain('482913')
    expect(keyRing.open(claimed?.sealedPayload ?? '')).toContain('482913')
  })

  test('a message of a transaction that was rolled back is never sent', async () => {
    const failed = storage.transaction(async (tx) => {
      await enqueueMail(
        tx,
        { keyRing, random: systemRandom, clock },
        {
          project,
          to: 'ada@example.com',
          template: 'passcode.login',
          locale: 'en',
          payload: { code: '482913', expirationMinutes: 5 },
          expiresAt: now + minute,
        },
      )
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await createWorker().runOnce()).toBe(0)
  })

  test('SVC-08 two workers never send the same message', async () => {
    for (let n = 0; n < 60; n += 1) await enqueue(`person${n}@example.com`)
    await Promise.all([
      createWorker().runOnce(),
      createWorker().runOnce(),
      createWorker().runOnce(),
    ])
    expect(sent).toHaveLength(60)
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(60)
  })

  test('SVC-08 a failed send is retried with growing pauses, and then arrives', async () => {
    await enqueue()
    const broken = createWorker({ mailer: failing(() => new Error('smtp: ECONNECTION')) })
    expect(await broken.runOnce()).toBe(1)
    expect(await broken.runOnce()).toBe(0)
    now += 1_999
    expect(await broken.runOnce()).toBe(0)
    now += 1
    expect(await broken.runOnce()).toBe(1)
    now += 4_000
    expect(await createWorker().runOnce()).toBe(1)
    expect(sent).toHaveLength(1)
    expect(lines.filter((line) => line.includes('trying again later'))).toHaveLength(2)
  })

  test('waits 2 s, 4 s, 8 s and at most 10 minutes', () => {
    expect([1, 2, 3, 9, 10, 11, 1000].map((tries) => toRetryMs(tries, 600_000))).toEqual([
      2_000, 4_000, 8_000, 512_000, 600_000, 600_000, 600_000,
    ])
  })

  test('SVC-08 gives up when the next try would be too late, with one log line and no secret', async () => {
    await enqueue('ada@example.com', { expiresAt: now + 5_000 })
    const broken = createWorker({ mailer: failing(() => new Error('smtp: ETIMEDOUT')) })
    await broken.runOnce()
    now += 2_000
    await broken.runOnce()
    now += minute
    await broken.runOnce()
    expect(await storage.outbox.backlog(now)).toMatchObject({ waiting: 0, dead: 1 })
    expect(lines.filter((line) => line.includes('message given up'))).toHaveLength(1)
    expect(lines.join()).not.toContain('482913')
    expect(lines.join()).not.toContain('ada@')
  })

  test('a mail that the receiver rejects permanently is not retried', async () => {
    await enqueue()
    let tries = 0
    const refusing = failing(() => {
      tries += 1
      return new MailRefusedError('smtp: EENVELOPE 550 RCPT TO')
    })
    const worker = createWorker({ mailer: refusing })
    await worker.runOnce()
    now += minute
    await worker.runOnce()
    expect(tries).toBe(1)
    expect(await storage.outbox.backlog(now)).toMatchObject({ waiting: 0, dead: 1 })
  })

  test('an expired message is not sent', async () => {
    await enqueue('ada@example.com', { expiresAt: now + 1_000 })
    now += 1_000
    await createWorker().runOnce()
    expect(sent).toEqual([])
  })

  test.each([
    ['of an unknown template', { template: 'nothing' }],
    ['of an inherited name', { template: 'toString' }],
    ['with another payload', { payload: { url: 'x' } }],
    ['of a project that is gone', { project: { projectId: 'project-test-gone' } }],
  ])('a message %s is given up and blocks nothing else', async (_, changes) => {
    await enqueue('ada@example.com', changes)
    await enqueue('bob@example.com')
    await createWorker().runOnce()
    expect(sent.map((mail) => mail.to)).toEqual(['bob@example.com'])
    expect(await storage.outbox.backlog(now)).toMatchObject({ waiting: 0, dead: 1 })
  })

  test('a message sealed with another root key is given up', async () => {
    await enqueue()
    await createWorker({ keyRing: createKeyRing(systemRandom.bytes(32)) }).runOnce()
    expect(sent).toEqual([])
    expect(await storage.outbox.backlog(now)).toMatchObject({ dead: 1 })
  })

  test('a message held by a crashed worker is released when its lease runs out', async () => {
    await enqueue()
    await storage.outbox.claim({ now, leaseMs: minute, limit: 5 })
    expect(await createWorker().runOnce()).toBe(0)
    now += minute
    expect(await createWorker().runOnce()).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('a started worker sends when woken, and stopping waits for the mail being sent', async () => {
    const [taken, take] = createGate()
    const [gate, open] = createGate()
    const slow: MailSender = {
      async send(mail) {
        take()
        await gate
        sent.push(mail)
      },
      async close() {},
    }
    const worker = createWorker({ mailer: slow })
    worker.start()
    await enqueue()
    worker.wake()
    await taken
    const stopped = worker.stop()
    open()
    await stopped
    expect(sent).toHaveLength(1)
    expect(await storage.outbox.backlog(now)).toMatchObject({ waiting: 0, dead: 0 })
  })

  test('while some mails hang the others are sent, and the hung ones are retried', async () => {
    const failures: ((cause: Error) => void)[] = []
    const hanging: MailSender = {
      send: (mail) =>
        mail.to.startsWith('hang')
          ? new Promise((_, reject) => void failures.push(reject))
          : mailer.send(mail),
      async close() {},
    }
    const worker = createWorker({ mailer: hanging })
    worker.start()
    for (let n = 0; n < 4; n += 1) await enqueue(`hang${n}@example.com`)
    await vi.waitUntil(() => failures.length === 4)
    for (let n = 0; n < 7; n += 1) await enqueue(`person${n}@example.com`)
    await vi.waitUntil(() => sent.length === 7)
    // With five hanging messages the channel is full, so the next waits until one of them fails.
    await enqueue('hang4@example.com')
    await vi.waitUntil(() => failures.length === 5)
    await enqueue('late@example.com')
    failures[0]?.(new Error('smtp: ETIMEDOUT'))
    await vi.waitUntil(() => sent.length === 8)
    await expect.poll(() => storage.outbox.backlog(now)).toMatchObject({ waiting: 5, dead: 0 })
    now += 2_000
    worker.wake()
    await vi.waitUntil(() => failures.length === 6)
    await worker.stop(10)
  })

  test('stopping does not wait for ever', async () => {
    const [taken, take] = createGate()
    const hanging: MailSender = {
      send() {
        take()
        return new Promise(() => {})
      },
      async close() {},
    }
    const worker = createWorker({ mailer: hanging })
    worker.start()
    await enqueue()
    worker.wake()
    await taken
    await worker.stop(10)
    expect(await storage.outbox.backlog(now)).toMatchObject({ waiting: 1 })
  })

  describe('without being woken', () => {
    let asked: string[]
    let heard: ((from: 'here' | 'elsewhere') => void)[]
    let announced: number
    beforeEach(async () => {
      // The storage is replaced by one in memory, because fake timers do not wait for a disk.
      await storage.close()
      storage = openSqliteStorage({ file: ':memory:' })
      await storage.migrate()
      vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
      asked = []
      heard = []
      announced = 0
    })
    afterEach(() => vi.useRealTimers())

    /** The storage with a record of all queries of the outbox. */
    const watch = (): Storage => ({
      ...storage,
      outbox: {
        ...storage.outbox,
        nextDue: (channels) => {
          asked.push('nextDue')
          return storage.outbox.nextDue(channels)
        },
        claim: (wanted) => {
          asked.push('claim')
          return storage.outbox.claim(wanted)
        },
      },
      announceMessages: async () => {
        announced += 1
      },
      onMessages: (listener) => {
        heard.push(listener)
        return async () => {
          heard = []
        }
      },
    })
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= 100) {
        now += Math.min(100, left)
        await vi.advanceTimersByTimeAsync(Math.min(100, left))
      }
    }
    const atOnce = () => vi.advanceTimersByTimeAsync(0)
    const startWorker = async (changes: Partial<MailChannelParts> = {}) => {
      const worker = createWorker(changes, watch())
      worker.start()
      await atOnce()
      asked = []
      return worker
    }

    test('it polls with one short query every five seconds, without a transaction', async () => {
      const worker = await startWorker()
      await pass(60_000)
      expect(asked).toEqual(Array(12).fill('nextDue'))
      await worker.stop()
      await pass(60_000)
      expect(asked).toHaveLength(12)
    })

    test('a failed message is retried exactly when it is due, not at the next poll', async () => {
      let tries = 0
      const worker = await startWorker({
        mailer: {
          async send(mail) {
            tries += 1
            if (tries < 3) throw new Error('smtp: ECONNECTION')
            sent.push(mail)
          },
          async close() {},
        },
      })
      await enqueue()
      worker.wake()
      await atOnce()
      expect(tries).toBe(1)
      await pass(1_900)
      expect(tries).toBe(1)
      await pass(100)
      expect(tries).toBe(2)
      await pass(3_900)
      expect(tries).toBe(2)
      await pass(100)
      expect(sent).toHaveLength(1)
      await worker.stop()
    })

    test('a message announced by another process is sent at once, an unannounced one within five seconds', async () => {
      const worker = await startWorker()
      await enqueue('ada@example.com')
      for (const hear of heard) hear('elsewhere')
      expect(announced).toBe(0)
      await atOnce()
      expect(sent.map(({ to }) => to)).toEqual(['ada@example.com'])
      await enqueue('bob@example.com')
      await pass(5_000)
      expect(sent.map(({ to }) => to)).toEqual(['ada@example.com', 'bob@example.com'])
      await worker.stop()
      expect(heard).toEqual([])
    })

    test('messages in quick succession are announced together, including the last one', async () => {
      const worker = await startWorker()
      const commit = () => {
        for (const hear of heard) hear('here')
      }
      for (let i = 0; i < 50; i += 1) commit()
      expect(announced).toBe(1)
      await pass(200)
      expect(announced).toBe(2)
      await pass(60_000)
      expect(announced).toBe(2)
      commit()
      commit()
      await worker.stop()
      expect(announced).toBe(4)
    })

    test('a message committed in this process is sent at once without being announced', async () => {
      const worker = createWorker()
      worker.start()
      await atOnce()
      await enqueue('ada@example.com')
      await atOnce()
      await atOnce()
      expect(sent.map(({ to }) => to)).toEqual(['ada@example.com'])
      await worker.stop()
    })

    test('a message committed during a poll does not wait for the next one', async () => {
      const [looked, look] = createGate()
      const [gate, open] = createGate()
      const rows = watch()
      let looks = 0
      const worker = createWorker(
        {},
        {
          ...rows,
          outbox: {
            ...rows.outbox,
            nextDue: async (channels) => {
              const due = await rows.outbox.nextDue(channels)
              looks += 1
              if (looks === 1) {
                look()
                await gate
              }
              return due
            },
          },
        },
      )
      worker.start()
      await atOnce()
      await looked
      await enqueue()
      worker.wake()
      open()
      await atOnce()
      await atOnce()
      expect(sent).toHaveLength(1)
      await worker.stop()
    })

    test('an unreachable database is polled again after a second, with one log line', async () => {
      let isAway = true
      const rows = watch()
      const worker = createWorker(
        {},
        {
          ...rows,
          outbox: {
            ...rows.outbox,
            nextDue: async (channels) => {
              if (isAway) throw new Error('away')
              return rows.outbox.nextDue(channels)
            },
          },
        },
      )
      worker.start()
      await atOnce()
      await enqueue()
      expect(lines.filter((line) => line.includes('could not be read'))).toHaveLength(1)
      isAway = false
      await pass(1_000)
      expect(sent).toHaveLength(1)
      await worker.stop()
    })
  })
})
