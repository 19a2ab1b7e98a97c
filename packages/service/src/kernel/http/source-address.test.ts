import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { hasUnreadAddress } from './note-unread-addresses.ts'
import { toPlainAddress } from './read-forwarded-address.ts'
import { toBucket } from './source-address.ts'

describe('source addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1', '192.0.2.1'],
    ['::FFFF:255.255.255.255', '255.255.255.255', '255.255.255.255'],
    ['2001:DB8::1', '2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
    ['::1', '::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('%s is %s and counted as %s', (address, plain, bucket) => {
    expect(toPlainAddress(address)).toBe(plain)
    expect(toBucket(plain)).toBe(bucket)
  })
})

describe.each(pickEngines('sqlite'))('B1: what counts behind a proxy on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let lines: string[]
  beforeEach(async () => {
    lines = []
    database = await openTestStorage(engine)
    world = await createTestService({
      storage: database.storage,
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
      config: { trustedProxies: ['10.0.0.0/8', 'fd00::/8'] },
      project: {
        rates: { ...createTestProject().rates, searchPerSource: { max: 1, perSeconds: 60 } },
      },
    })
  })
  afterEach(async () => {
    await world.close()
    await database.remove()
  })

  /** Searches once; the answer is 429 when the source was counted before. */
  const ask = async (ip: string, headers: Readonly<Record<string, string>>) =>
    (await world.post('/users/search', { email: 'a@example.com' }, { ip, headers })).status
  const noted = () =>
    hasUnreadAddress({ storage: database.storage, clock: { now: () => world.now() } })

  test('B1: people behind a gateway that writes ports have limits of their own, and one each', async () => {
    for (const port of [1, 2]) {
      const isFirst = port === 1
      for (const forwarded of [
        `198.51.100.1:4701${port}`,
        `"198.51.100.2:4701${port}"`,
        `[2001:db8:0:${port}::1]:4701${port}`,
        `for=198.51.100.3:${port}`,
      ]) {
        const isOther = forwarded.startsWith('[')
        const status = await ask('10.0.0.1', { 'x-forwarded-for': forwarded })
        expect([forwarded, status]).toEqual([forwarded, isFirst || isOther ? 200 : 429])
      }
    }
    expect(lines).toEqual([])
    expect(await noted()).toBe(false)
  })

  test('B1: Forwarded is read where there is no X-Forwarded-For, and from the right', async () => {
    const chain = 'for=203.0.113.99, for="[2001:db8:7::1]:80";by="a,b", for="10.0.0.2:443"'
    expect(await ask('10.0.0.1', { forwarded: chain })).toBe(200)
    expect(await ask('fd00::1', { 'x-forwarded-for': '2001:db8:7::2' })).toBe(429)
    expect(await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.99' })).toBe(200)
    const both = { forwarded: 'for=198.51.100.8', 'x-forwarded-for': '203.0.113.99' }
    expect(await ask('10.0.0.1', both)).toBe(429)
  })

  test('B1: a trusted proxy with a port in the chain is still trusted', async () => {
    expect(await ask('10.0.0.1', { 'x-forwarded-for': '198.51.100.1, 10.0.0.2:443' })).toBe(200)
    expect(await ask('10.0.0.1', { 'x-forwarded-for': '198.51.100.2, 10.0.0.2:443' })).toBe(200)
    expect(await ask('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).toBe(429)
  })

  test('B1: what is no address counts as the peer, with one line and a note for doctor', async () => {
    for (const [at, hop] of [
      'unknown',
      '_hidden',
      'evil',
      'for=unknown',
      '"',
      'by=10.1.1.1',
    ].entries()) {
      const status = await ask('10.0.0.1', { 'x-forwarded-for': hop })
      expect([hop, status]).toEqual([hop, at === 0 ? 200 : 429])
    }
    expect(await ask('10.0.0.2', { 'x-forwarded-for': 'unknown' })).toBe(200)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      proxy: '10.0.0.1',
      header: 'x-forwarded-for',
    })
    expect(await noted()).toBe(true)
    world.advance(86_400_001)
    expect(await noted()).toBe(false)
  })

  test('B1: a stranger’s headers are not looked at', async () => {
    expect(await ask('192.0.2.50', { 'x-forwarded-for': 'unknown' })).toBe(200)
    expect(await ask('192.0.2.50', { forwarded: 'for=198.51.100.1' })).toBe(429)
    expect(await ask('10.0.0.1', { 'x-forwarded-for': 'unknown, 192.0.2.51' })).toBe(200)
    expect(lines).toEqual([])
  })
})
