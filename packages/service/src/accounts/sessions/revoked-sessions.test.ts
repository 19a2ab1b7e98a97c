import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createSigningKeys } from '../../kernel/keys/signing-keys.ts'
import {
  createEndingsFixture,
  type EndingsFixture,
} from '../../testing/endings/create-endings-fixture.ts'
import { endings } from '../../testing/endings/endings.ts'
import { createRevokedSessions } from './revoked-sessions.ts'

/** The entry of an id in a document. */
const toEntry = (id: string) =>
  createHash('sha256').update(id).digest().subarray(0, 8).toString('hex')

/** The entries of a document. */
function readEntries(document: string): readonly string[] {
  const { portico_revoked: revoked } = decodeJwt<{ portico_revoked: string }>(document)
  return Buffer.from(revoked, 'base64url').toString('hex').match(/.{16}/g) ?? []
}

describe.each(pickEngines('sqlite'))('the document of ended sessions on %s', (engine) => {
  let database: TestStorage
  let fixture: EndingsFixture
  beforeAll(async () => {
    database = await openTestStorage(engine)
    fixture = await createEndingsFixture(database)
  })
  afterAll(async () => {
    await fixture.close()
    await database.remove()
  })
  const read = async () => {
    const { data } = await fixture.host.get('/sessions/revoked')
    return readEntries(data.revoked_sessions)
  }
  const isLive = async (userId: string, sessionId: string) => {
    const { projectId, storage, world } = fixture
    const live = await storage.sessions.listOfUser(projectId, userId, world.now())
    return live.some((session) => session.sessionId === sessionId)
  }

  test.each(endings)('contains the sessions that end by: $name', async (ending) => {
    const member = await fixture.createMember(ending)
    const end = await ending.prepare(fixture, member)
    const { userId, sessionId } = member
    const isListed = async () =>
      (await read()).some((entry) => entry === toEntry(sessionId) || entry === toEntry(userId))
    expect(await isListed()).toBe(false)
    expect((await end(member)).status).toBe(200)
    expect(await isListed()).toBe(!(await isLive(userId, sessionId)))
  })

  test('is not sent to a follower that left while it was read', async () => {
    const { storage, world } = fixture
    const keyRing = createKeyRing(world.config.rootKey)
    const clock = { now: world.now }
    const { follow } = createRevokedSessions({
      storage,
      clock,
      config: world.config,
      signingKeys: createSigningKeys({ storage, keyRing, clock }),
      log: pino({ level: 'silent' }),
    })
    const told: string[] = []
    const leave = follow(fixture.projectId, (document) => told.push(document))
    leave()
    const stay = await new Promise<() => void>((resolve) => {
      const stop = follow(fixture.projectId, () => resolve(stop))
    })
    stay()
    expect(told).toEqual([])
  })

  test('has at most 2 MB with 100,000 sessions', async () => {
    const { storage, world } = fixture
    const clock = { now: world.now }
    const ids = Array.from({ length: 100_000 }, (_, n) => `session-test-${n}`)
    const { read: readDocument } = createRevokedSessions({
      storage: {
        ...storage,
        sessions: { ...storage.sessions, listRevoked: async () => ids },
        audit: storage.audit,
      },
      clock,
      config: world.config,
      signingKeys: createSigningKeys({
        storage,
        keyRing: createKeyRing(world.config.rootKey),
        clock,
      }),
      log: pino({ level: 'silent' }),
    })
    const document = await readDocument(fixture.projectId)
    expect(new Set(readEntries(document)).size).toBeGreaterThanOrEqual(ids.length)
    expect(document.length).toBeLessThanOrEqual(2_000_000)
  })

  test('lists a session for as long as its JWT may be valid, and a minute longer', async () => {
    const [ending] = endings
    if (!ending) throw new Error('There is no ending.')
    const member = await fixture.createMember(ending)
    const end = await ending.prepare(fixture, member)
    await end(member)
    fixture.world.advance(6 * 60_000)
    expect(await read()).toContain(toEntry(member.sessionId))
    fixture.world.advance(1)
    expect(await read()).not.toContain(toEntry(member.sessionId))
  })
})
