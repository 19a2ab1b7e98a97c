import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { type ImpersonationRequest, issueImpersonationToken } from './issue-impersonation-token.ts'

const minute = 60_000

describe.each(pickEngines('postgres'))('impersonation on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start()
  })
  afterAll(fixture.close)

  /** Issues a token the way the handler of the host's back end does. */
  const issue = async (userId: string, request: Partial<ImpersonationRequest> = {}) => {
    const clock = { now: world.now }
    const keyRing = createKeyRing(world.config.rootKey)
    const user = await world.storage.users.findById(world.project.projectId, userId)
    if (!user) throw new Error('There is no such person.')
    return issueImpersonationToken(
      {
        clock,
        random: systemRandom,
        storage: world.storage,
        keyRing,
        wakeOutbox: () => {},
      },
      {
        project: world.project,
        user,
        impersonatorId: 'staff-7',
        impersonatorEmail: 'staff@example.com',
        reason: 'Ticket 4711',
        expirationMinutes: undefined,
        source: { address: '198.51.100.9', bucket: '198.51.100.9', userAgent: 'back end' },
        ...request,
      },
    )
  }
  const authenticate = (impersonation_token: unknown, session?: string) =>
    world.post('/impersonation/authenticate', { impersonation_token }, session ? { session } : {})

  test('a token starts a session of an hour that names the impersonator', async () => {
    const ada = await world.signIn('ada@example.com')
    const { token, expiresAt } = await issue(ada.user_id)
    expect(expiresAt).toBe(world.now() + 5 * minute)
    const { status, data } = await authenticate(token)
    expect(status).toBe(200)
    expect(data.user_id).toBe(ada.user_id)
    expect(data.session.session_id).not.toBe(ada.session.session_id)
    expect(data.session.expires_at).toBe(new Date(world.now() + 60 * minute).toISOString())
    expect(data.session.authentication_factors).toEqual([
      {
        type: 'impersonated',
        delivery_method: 'impersonation',
        last_authenticated_at: new Date(world.now()).toISOString(),
        impersonated_factor: {
          impersonator_id: 'staff-7',
          impersonator_email_address: 'staff@example.com',
        },
      },
    ])
    const claims = JSON.parse(Buffer.from(data.session_jwt.split('.')[1], 'base64url').toString())
    expect(claims['https://stytch.com/session'].authentication_factors).toEqual(
      data.session.authentication_factors,
    )
  })

  test('a token works once, even with 50 parallel calls, and not after its time', async () => {
    const { user_id } = await world.signIn('once@example.com')
    const { token } = await issue(user_id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => authenticate(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = await issue(user_id, { expirationMinutes: 1 })
    world.advance(minute)
    for (const dead of [token, late.token, 'A'.repeat(43), 'x', '']) {
      const answer = await authenticate(dead)
      expect([answer.status, answer.data.error_type]).toEqual([
        401,
        'unable_to_auth_impersonation_token',
      ])
    }
    expect((await authenticate(7)).data.error_type).toBe('invalid_token')
  })

  test('only the hash of an impersonation token is stored', async () => {
    const { user_id } = await world.signIn('hash@example.com')
    const { token } = await issue(user_id)
    const hash = createHash('sha256').update(token).digest('hex')
    const row = await world.storage.challenges.findAnyBySecret('impersonation', hash)
    expect(row?.payload).toMatchObject({ userId: user_id, reason: 'Ticket 4711' })
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('an impersonated session is separate: it joins no other session, and no factor of the user joins it', async () => {
    const own = await world.signIn('merge@example.com')
    const { token } = await issue(own.user_id)
    const acted = (await authenticate(token, own.session_token)).data
    expect(acted.session.session_id).not.toBe(own.session.session_id)
    expect((await world.get('/users/me', { session: own.session_token })).status).toBe(200)
    const link = await world.sendLink('merge@example.com')
    const proved = await world.post(
      '/magic_links/authenticate',
      { token: link },
      { session: acted.session_token },
    )
    expect(proved.data.session.session_id).not.toBe(acted.session.session_id)
    expect(proved.data.session.authentication_factors).toEqual([
      expect.objectContaining({ type: 'magic_link' }),
    ])
  })

  test('an impersonated session can read, but change no credential, and cannot be extended', async () => {
    const { user_id, user } = await world.signIn('look@example.com')
    const { token } = await issue(user_id)
    const { session_token: session, session: begun } = (await authenticate(token)).data
    expect((await world.get('/users/me', { session })).data.user_id).toBe(user_id)
    const refreshed = await world.post(
      '/sessions/authenticate',
      { session_duration_minutes: 600 },
      { session },
    )
    expect([refreshed.status, refreshed.data.session.expires_at]).toEqual([200, begun.expires_at])
    const attempts = [
      ['PUT', '/users/me', { name: { first_name: 'X' } }],
      ['DELETE', `/users/emails/${user.emails[0].email_id}`, undefined],
      ['DELETE', '/users/totps/x', undefined],
      ['DELETE', '/users/webauthn_registrations/x', undefined],
      ['POST', '/users/connected_apps/x/revoke', undefined],
      ['POST', '/webauthn/register/start', { domain: 'app.example.com' }],
      ['POST', '/webauthn/register', { public_key_credential: 'x' }],
      ['POST', '/webauthn/authenticate/start/secondary', { domain: 'app.example.com' }],
      ['PUT', '/webauthn/update/x', { name: 'x' }],
      ['POST', '/totps', {}],
      ['POST', '/totps/authenticate', { totp_code: '123456' }],
      ['POST', '/totps/recovery_codes', undefined],
      ['POST', '/totps/recover', { recovery_code: 'a'.repeat(16) }],
    ] as const
    for (const [method, path, body] of attempts) {
      const answer = await world.send(method, path, body, { session })
      expect([path, answer.status, answer.data.error_type]).toEqual([
        path,
        403,
        'unauthorized_action',
      ])
    }
    world.advance(60 * minute)
    expect((await world.get('/users/me', { session })).data.error_type).toBe('session_not_found')
  })

  test('every step is in the audit log, with impersonator and reason', async () => {
    const { user_id } = await world.signIn('audit@example.com')
    const { token } = await issue(user_id)
    const { session_token: session } = (await authenticate(token)).data
    await world.post('/sessions/revoke', undefined, { session })
    const { rows } = await world.storage.audit.list(
      world.project.projectId,
      { userId: user_id },
      { after: null, limit: 100 },
    )
    const steps = rows.map(({ action, actorKind, actorId }) => `${action} ${actorKind} ${actorId}`)
    for (const step of [
      'impersonation.token_issued host ',
      'session.started impersonator staff-7',
      'impersonation.started impersonator staff-7',
      'session.revoked impersonator staff-7',
    ])
      expect(steps).toContain(step)
    expect(rows.find(({ action }) => action === 'impersonation.started')?.details).toEqual({
      reason: 'Ticket 4711',
    })
  })

  test.each<[Partial<ImpersonationRequest>, string]>([
    [{ reason: ' ' }, 'invalid_impersonation_reason'],
    [{ reason: 'x'.repeat(501) }, 'invalid_impersonation_reason'],
    [{ reason: 'a\u001b[2J' }, 'invalid_impersonation_reason'],
    [{ expirationMinutes: 0 }, 'invalid_expiration'],
    [{ expirationMinutes: 61 }, 'invalid_expiration'],
    [{ impersonatorEmail: 'nobody' }, 'invalid_email'],
    [{ impersonatorId: '\0' }, 'bad_request'],
  ])('%j is refused', async (request, errorType) => {
    const { user_id } = await world.signIn('request@example.com')
    await expect(issue(user_id, request)).rejects.toMatchObject({ errorType })
  })

  test('a blocked user cannot be impersonated, not even with a token from before the block', async () => {
    const { user_id } = await world.signIn('blocked@example.com')
    const { token } = await issue(user_id)
    await world.storage.users.update(world.project.projectId, user_id, { blockedAt: world.now() })
    const answer = await authenticate(token)
    expect([answer.status, answer.data.error_type]).toEqual([403, 'user_blocked'])
    await expect(issue(user_id)).rejects.toMatchObject({
      errorType: 'user_impersonation_not_allowed',
    })
  })
})
