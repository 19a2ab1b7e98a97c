import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing } from '../keys/key-ring.ts'
import { createRateLimits } from './rate-limits.ts'

const once = { max: 1, perSeconds: 60 }
const refused = expect.objectContaining({ errorType: 'too_many_requests' })

let database: TestStorage
beforeAll(async () => {
  database = await openTestStorage('sqlite')
})
afterAll(() => database.remove())

describe('sends', () => {
  /** Creates a project with one narrow limit, and a source. */
  const prepare = (rates: object) => {
    const { rates: wide } = createTestProject()
    const project = createTestProject({ rates: { ...wide, ...rates } })
    const limits = createRateLimits({
      rates: database.storage.rates,
      clock: { now: () => Date.UTC(2026, 0, 15, 12) },
      keyRing: createKeyRing(new Uint8Array(32)),
      projects: [project],
    })
    return (address: string, bucket: string, isHost = false) =>
      limits.takeSend(project, { address: bucket, bucket, userAgent: '', isHost }, address)
  }

  test('ML-13 to one address are limited, whoever requests them', async () => {
    const send = prepare({ sendPerAddress: once })
    await send('ada@example.com', 'source-1')
    await expect(send('ada@example.com', 'source-2')).rejects.toThrow(refused)
    await send('grace@example.com', 'source-2')
  })

  test('ML-13 to one mailbox are limited, whatever tag the address has', async () => {
    const send = prepare({ sendPerAddress: once })
    await send('ada+1@example.com', 'source-1')
    for (const same of ['ada+2@example.com', 'ada@example.com', 'ada+a+b@example.com'])
      await expect(send(same, 'source-1')).rejects.toThrow(refused)
    await send('ada1@example.com', 'source-1')
    await send('+1@example.com', 'source-1')
    await send('+2@example.com', 'source-1')
  })

  test('ML-13 from one source are limited, except from a host’s own back end', async () => {
    const send = prepare({ sendPerSource: once })
    await send('ada@example.com', 'source-1')
    await expect(send('grace@example.com', 'source-1')).rejects.toThrow(refused)
    await send('grace@example.com', 'source-2')
    await send('edsger@example.com', 'source-1', true)
  })

  test('ML-13 of one project are limited', async () => {
    const send = prepare({ sendPerProject: once })
    await send('ada@example.com', 'source-1')
    await expect(send('grace@example.com', 'source-2')).rejects.toThrow(refused)
  })

  test('refused to one source do not count against others', async () => {
    const send = prepare({ sendPerSource: once, sendPerProject: { max: 2, perSeconds: 60 } })
    await send('ada@example.com', 'source-1')
    await expect(send('ada@example.com', 'source-1')).rejects.toThrow(refused)
    await send('ada@example.com', 'source-2')
  })
})

describe('the event log', () => {
  const megabyte = 1_048_576
  const toSource = (bucket: string) => ({ address: bucket, bucket, userAgent: '' })

  test('a flood from many source addresses does not reset a project’s limits per minute or per day', () => {
    let now = Date.UTC(2026, 0, 15, 12)
    const project = createTestProject()
    const limits = createRateLimits({
      rates: database.storage.rates,
      clock: { now: () => now },
      keyRing: createKeyRing(new Uint8Array(32)),
      projects: [project],
    })
    let sources = 0
    const write = () => limits.takeEvent(project, toSource(`writer-${sources++}`), megabyte)
    const flood = () => {
      for (let i = 0; i < 20_001; i++) limits.takeRequest(project, toSource(`flood-${sources++}`))
    }
    for (let megabytes = 0; megabytes < 8; megabytes++) write()
    flood()
    expect(write).toThrow(refused)
    for (let megabytes = 8; megabytes < 120; megabytes++) {
      if (megabytes % 8 === 0) now += 60_000
      write()
    }
    flood()
    now += 60_000
    for (let megabytes = 120; megabytes < 128; megabytes++) write()
    now += 60_000
    expect(write).toThrow(refused)
  })
})
