import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { runSql } from '../../testing/run-sql.ts'

describe.each(engines)('a user removes a factor on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)
  const remove = (path: string, session: string) =>
    world.send('DELETE', `/users/${path}`, undefined, { session })
  const me = async (session: string) => (await world.get('/users/me', { session })).data

  /** Adds a second address to a user, for which there is no operation yet. */
  const addEmail = async (userId: string, email: string, verified = 1) => {
    const emailId = `email-test-${email.replace(/\W/g, '-')}`
    await runSql(
      fixture.database,
      'insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at) values (?, ?, ?, ?, ?, ?, ?)',
      [world.project.projectId, emailId, userId, email, email, verified, world.now() + 1],
    )
    return emailId
  }

  test('the last verified address stays; one that was never proved does not replace it', async () => {
    const { session_token: session, user } = await world.signIn('last@example.com')
    const path = `emails/${user.emails[0].email_id}`
    const only = await remove(path, session)
    expect([only.status, only.data.error_type]).toEqual([400, 'cannot_delete_last_primary_factor'])
    const unproved = await addEmail(user.user_id, 'unproved@example.com', 0)
    expect((await remove(path, session)).data.error_type).toBe('cannot_delete_last_primary_factor')
    expect((await remove(`emails/${unproved}`, session)).status).toBe(200)
    expect((await me(session)).emails).toHaveLength(1)
  })

  test('one of two addresses is removed, and links and passcodes sent to it are void', async () => {
    const { session_token: session, user } = await world.signIn('keep@example.com')
    const emailId = await addEmail(user.user_id, 'drop@example.com')
    const token = await world.sendLink('drop@example.com')
    const { code, methodId } = await world.sendCode('drop@example.com')
    const kept = await world.sendLink('keep@example.com')
    const { status, data } = await remove(`emails/${emailId}`, session)
    expect(status).toBe(200)
    expect(data).toEqual({
      request_id: expect.any(String),
      status_code: 200,
      user_id: user.user_id,
      __user: await me(session).then(({ request_id: _, status_code: __, ...view }) => view),
    })
    expect(data.__user.emails).toEqual(user.emails)
    const link = await world.post('/magic_links/authenticate', { token })
    expect(link.data.error_type).toBe('unable_to_auth_magic_link')
    const passcode = await world.post('/otps/authenticate', { token: code, method_id: methodId })
    expect(passcode.data.error_type).toBe('otp_code_not_found')
    expect((await world.post('/magic_links/authenticate', { token: kept })).status).toBe(200)
  })

  test('of two addresses removed at once one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const { session_token: session, user } = await world.signIn(`race${round}@example.com`)
      const second = await addEmail(user.user_id, `race${round}b@example.com`)
      const answers = await Promise.all([
        remove(`emails/${user.emails[0].email_id}`, session),
        remove(`emails/${second}`, session),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      expect((await me(session)).emails).toHaveLength(1)
    }
  })

  test('another user’s address is not found, nor is anything that is not an id', async () => {
    const { session_token: session } = await world.signIn('own@example.com')
    const other = await world.signIn('other@example.com')
    for (const id of [other.user.emails[0].email_id, 'x', '%00', '..%2f..', '%F0%9F%98%80']) {
      const email = await remove(`emails/${id}`, session)
      expect([id, email.status, email.data.error_type]).toEqual([id, 404, 'email_not_found'])
      const totp = await remove(`totps/${id}`, session)
      expect([id, totp.status, totp.data.error_type]).toEqual([id, 404, 'totp_not_found'])
      const passkey = await remove(`webauthn_registrations/${id}`, session)
      expect([id, passkey.status, passkey.data.error_type]).toEqual([
        id,
        404,
        'webauthn_registration_not_found',
      ])
    }
    expect((await me(other.session_token)).emails).toHaveLength(1)
  })

  test('a biometric registration cannot be removed: nobody has one yet', async () => {
    const { session_token: session } = await world.signIn('kinds@example.com')
    const { status, data } = await remove('biometric_registrations/x', session)
    expect([status, data.error_type]).toEqual([404, 'secondary_factor_not_found'])
  })

  test('without a connected app there is nothing to revoke', async () => {
    const { session_token: session } = await world.signIn('apps@example.com')
    const list = await world.get('/users/connected_apps', { session })
    expect([list.status, list.data.connected_apps]).toEqual([200, []])
    const revoked = await world.post('/users/connected_apps/x/revoke', undefined, { session })
    expect([revoked.status, revoked.data.error_type]).toEqual([404, 'connected_app_not_found'])
  })
})
