import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(pickEngines('sqlite'))('the devices of a user on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const signInWith = async (world: TestService, email: string, userAgent: string) => {
    const token = await world.sendLink(email)
    const headers = { 'user-agent': userAgent }
    const answer = await world.post('/magic_links/authenticate', { token }, { headers })
    expect(answer.status).toBe(200)
    return {
      session: String(answer.data.session_token),
      id: String(answer.data.session.session_id),
    }
  }

  /** Signs a user in on three devices; the first asks. */
  const signInThrice = async (email: string) => {
    const world = await start()
    const own = await signInWith(world, email, chrome)
    world.advance(60_000)
    const second = await signInWith(world, email, firefox)
    world.advance(60_000)
    const third = await signInWith(world, email, 'curl/8')
    return { world, own, second, third }
  }

  test('are listed with this one first and the last used next, in words, and with nothing that opens a session', async () => {
    const { world, own, second, third } = await signInThrice('lists@example.com')
    const stranger = await signInWith(world, 'stranger@example.com', chrome)
    const { status, data, text } = await world.get('/sessions', own)
    expect(status).toBe(200)
    expect(data.sessions).toEqual([
      expect.objectContaining({
        session_id: own.id,
        is_current: true,
        name: null,
        browser: 'Chrome',
        system: 'Windows',
        place: null,
      }),
      expect.objectContaining({ session_id: third.id, is_current: false, browser: null }),
      expect.objectContaining({ session_id: second.id, is_current: false, browser: 'Firefox' }),
    ])
    for (const { session } of [own, second, third, stranger]) expect(text).not.toContain(session)
    expect(text).not.toMatch(/token|hash|203\.0\.113/)
    // The id of a session is no credential.
    const tried = await world.post('/sessions/authenticate', {}, { session: second.id })
    expect(tried.data.error_type).toBe('session_not_found')
    expect((await world.get('/sessions')).data.error_type).toBe('user_unauthenticated')
  })

  test('keep the name that the user gives them until an empty one removes it', async () => {
    const { world, own, second } = await signInThrice('names@example.com')
    const name = async () =>
      (await world.get('/sessions', own)).data.sessions.find(
        ({ session_id }: { session_id: string }) => session_id === second.id,
      ).name
    const rename = (to: string) => world.send('PUT', `/sessions/${second.id}`, { name: to }, own)
    expect((await rename('  Büro 🖥 ')).status).toBe(200)
    expect(await name()).toBe('Büro 🖥')
    expect((await rename('x'.repeat(61))).data.error_type).toBe('bad_request')
    expect((await rename('a\u0000b')).data.error_type).toBe('bad_request')
    expect(await name()).toBe('Büro 🖥')
    expect((await rename(' ')).status).toBe(200)
    expect(await name()).toBeNull()
    expect((await listAudit(world)).map(({ action }) => action)).toContain('session.renamed')
  })

  test('one is ended by its id, by its own user alone, and this one goes on', async () => {
    const { world, own, second, third } = await signInThrice('ends@example.com')
    const stranger = await signInWith(world, 'ends-stranger@example.com', chrome)
    const end = (id: string, by: { session: string }) =>
      world.send('DELETE', `/sessions/${id}`, undefined, by)
    for (const [id, by] of [
      [second.id, stranger],
      ['session-test-00000000-0000-4000-8000-000000000000', own],
    ] as const) {
      const refused = await end(id, by)
      expect([refused.status, refused.data.error_type]).toEqual([404, 'device_not_found'])
      const renamed = await world.send('PUT', `/sessions/${id}`, { name: 'mine' }, by)
      expect(renamed.data.error_type).toBe('device_not_found')
    }
    expect(await isAlive(world, second.session)).toBe(true)
    expect((await end(second.id, own)).status).toBe(200)
    expect(await isAlive(world, second.session)).toBe(false)
    expect((await end(second.id, own)).data.error_type).toBe('device_not_found')
    expect(await isAlive(world, third.session)).toBe(true)
    expect(await isAlive(world, own.session)).toBe(true)
  })

  test('all others are ended at once, each with an audit entry, and no other user’s', async () => {
    const { world, own, second, third } = await signInThrice('others@example.com')
    const stranger = await signInWith(world, 'others-stranger@example.com', chrome)
    const answer = await world.post('/sessions/revoke_others', undefined, own)
    expect(answer.data.session_ids.toSorted()).toEqual([second.id, third.id].toSorted())
    const alive = await Promise.all(
      [own, second, third, stranger].map(({ session }) => isAlive(world, session)),
    )
    expect(alive).toEqual([true, false, false, true])
    const ended = (await listAudit(world)).filter(({ action }) => action === 'session.revoked')
    expect(ended.map(({ sessionId }) => sessionId).toSorted()).toEqual(
      [second.id, third.id].toSorted(),
    )
    expect((await world.get('/sessions', own)).data.sessions).toHaveLength(1)
  })
})
