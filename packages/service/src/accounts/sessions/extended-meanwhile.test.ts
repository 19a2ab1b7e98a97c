import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

type Service = Awaited<ReturnType<ReturnType<typeof createServiceFixture>['start']>>

describe.each(pickEngines('postgres'))(
  'a session that another call extends during a check, on %s',
  (engine) => {
    const fixture = createServiceFixture(() => openTestStorage(engine))
    beforeAll(fixture.open)
    afterAll(fixture.close)
    afterEach(() => vi.restoreAllMocks())

    /** Checks a session; `work` runs between its read and its write. */
    async function checkWhile(world: Service, session: string, work: () => Promise<unknown>) {
      const { sessions } = world.storage
      const { touch } = sessions
      const spy = vi.spyOn(sessions, 'touch').mockImplementationOnce(async (...access) => {
        await work()
        return touch(...access)
      })
      const checked = await world.post(
        '/sessions/authenticate',
        { session_duration_minutes: 70 },
        { session },
      )
      expect(spy).toHaveBeenCalled()
      return checked
    }

    const readEnd = async (world: Service, session: string) =>
      (await world.post('/sessions/authenticate', {}, { session })).data.session.expires_at

    test('keeps the end that a proof gives it, and the check answers with no token that the proof has replaced', async () => {
      const world = await fixture.start()
      const first = await world.signIn('extended@example.com')
      const session = String(first.session_token)
      const link = await world.sendLink('extended@example.com')
      let renewed: Awaited<ReturnType<typeof world.post>> | undefined
      const checked = await checkWhile(world, session, async () => {
        renewed = await world.post(
          '/magic_links/authenticate',
          { token: link, session_duration_minutes: 600 },
          { session },
        )
      })
      expect(renewed?.data.session.session_id).toBe(first.session.session_id)
      expect([checked.status, checked.data.error_type]).toEqual([404, 'session_not_found'])
      const end = await readEnd(world, String(renewed?.data.session_token))
      expect(end).toBe(renewed?.data.session.expires_at)
    })

    test('keeps the later end of two checks', async () => {
      const world = await fixture.start()
      const session = String((await world.signIn('checked@example.com')).session_token)
      let other: Awaited<ReturnType<typeof world.post>> | undefined
      const checked = await checkWhile(world, session, async () => {
        other = await world.post(
          '/sessions/authenticate',
          { session_duration_minutes: 600 },
          { session },
        )
      })
      expect(checked.status, checked.text).toBe(200)
      expect(checked.data.session.expires_at).toBe(other?.data.session.expires_at)
      expect(await readEnd(world, session)).toBe(other?.data.session.expires_at)
    })

    test('is refused when it ends at that moment', async () => {
      const world = await fixture.start()
      const session = String((await world.signIn('ended@example.com')).session_token)
      const { sessions } = world.storage
      const { touch } = sessions
      vi.spyOn(sessions, 'touch').mockImplementationOnce(async (...access) => {
        await world.post('/sessions/revoke', {}, { session })
        return touch(...access)
      })
      const checked = await world.post(
        '/sessions/authenticate',
        { session_duration_minutes: 70 },
        { session },
      )
      expect([checked.status, checked.data.error_type]).toEqual([404, 'session_not_found'])
    })
  },
)
