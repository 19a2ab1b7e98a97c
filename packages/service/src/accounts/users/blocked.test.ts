import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

describe.each(pickEngines('sqlite'))('a blocked user on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let host: ReturnType<typeof createHostCalls>
  beforeAll(async () => {
    await fixture.open()
    ;({ world, host } = await fixture.startHost())
  })
  afterAll(fixture.close)
  const block = (userId: string, blockedAt: number | null = world.now()) =>
    world.storage.users.update(world.project.projectId, userId, { blockedAt })
  const send = (path: string, email: string, session?: string) =>
    world.post(path, { email }, session === undefined ? {} : { session })

  test('signs in with no link and no passcode, and is told so only after the proof', async () => {
    const { user_id } = await world.signIn('proof@example.com')
    const token = await world.sendLink('proof@example.com')
    const { code, methodId } = await world.sendCode('proof@example.com')
    await block(user_id)
    const wrong = await world.post('/otps/authenticate', { token: '000000', method_id: methodId })
    expect(wrong.data.error_type).toBe('otp_code_not_found')
    const link = await world.post('/magic_links/authenticate', { token })
    const passcode = await world.post('/otps/authenticate', { token: code, method_id: methodId })
    for (const answer of [link, passcode])
      expect([answer.status, answer.data.error_type]).toEqual([403, 'user_blocked'])
    const sessions = await world.storage.sessions.listOfUser(
      world.project.projectId,
      user_id,
      world.now(),
    )
    expect(sessions).toHaveLength(1)
  })

  test('loses every session at the next request, even one that was not ended', async () => {
    const { user_id, session_token: session } = await world.signIn('dead@example.com')
    await block(user_id)
    for (const answer of [
      await world.get('/users/me', { session }),
      await world.post('/sessions/authenticate', {}, { session }),
      await world.post('/sessions/revoke', undefined, { session }),
      await world.post('/totps', {}, { session }),
    ])
      expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
    await block(user_id, null)
    expect((await world.get('/users/me', { session })).status).toBe(200)
  })

  test('has no session or credential created behind the block once it is lifted', async () => {
    const { user_id, session_token: session } = await world.signIn('behind@example.com')
    const token = await world.sendLink('behind@example.com')
    // The block is written directly to the row, so that it ends neither the session nor the link, as if both were
    // created concurrently.
    await block(user_id)
    expect((await host.put(`/users/${user_id}/unblock`)).status).toBe(200)
    expect((await world.get('/users/me', { session })).data.error_type).toBe('session_not_found')
    const late = await world.post('/magic_links/authenticate', { token })
    expect(late.data.error_type).toBe('unable_to_auth_magic_link')
    expect((await world.signIn('behind@example.com')).user_id).toBe(user_id)
  })

  test('is sent nothing, and the response is that of a send', async () => {
    const { user_id } = await world.signIn('silent@example.com')
    await world.signIn('free@example.com')
    await block(user_id)
    const { length: before } = world.inbox.list('silent@example.com')
    for (const path of [
      '/magic_links/email/login_or_create',
      '/magic_links/email/send/primary',
      '/otps/email/login_or_create',
      '/otps/email/send/primary',
    ]) {
      const blocked = await send(path, 'silent@example.com')
      const free = await send(path, 'free@example.com')
      expect([path, blocked.status, Object.keys(blocked.data).sort()]).toEqual([
        path,
        free.status,
        Object.keys(free.data).sort(),
      ])
      // delivers each code before a newer one replaces it in the outbox
      await world.service.deliverNow()
    }
    expect(world.inbox.list('silent@example.com')).toHaveLength(before)
    expect(world.inbox.list('free@example.com').length).toBeGreaterThan(4)
  })

  test('has a passcode that was never sent but counts attempts and locks like any other', async () => {
    const { user_id } = await world.signIn('decoy@example.com')
    await block(user_id)
    const { data } = await send('/otps/email/login_or_create', 'decoy@example.com')
    const guess = () =>
      world.post('/otps/authenticate', { token: '000000', method_id: data.method_id })
    for (let i = 0; i < 5; i++) expect((await guess()).data.error_type).toBe('otp_code_not_found')
    expect((await guess()).data.error_type).toBe('user_lock_limit_reached')
  })
})
