import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMethodRates } from '../../declarations/all-declarations.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const minute = 60_000

describe.each(pickEngines('sqlite'))('the host’s magic links on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.startHost
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('login_or_create returns whom it mailed and whether they are new; the link signs in once', async () => {
    const { world, host } = await start()
    const sent = await host.post('/magic_links/email/login_or_create', { email: 'new@example.com' })
    expect(sent.data).toMatchObject({ user_created: true })
    const again = await host.post('/magic_links/email/login_or_create', {
      email: 'NEW@example.com',
    })
    expect(again.data).toMatchObject({
      user_id: sent.data.user_id,
      email_id: sent.data.email_id,
      user_created: false,
    })
    const token = await world.takeToken('new@example.com')
    const body = { token, session_duration_minutes: 60 }
    const signedIn = await host.post('/magic_links/authenticate', body)
    expect(signedIn.data).toMatchObject({
      user_id: sent.data.user_id,
      method_id: sent.data.email_id,
      reset_sessions: false,
      user: { status: 'active', is_locked: false },
      session: { expires_at: new Date(world.now() + 60 * minute).toISOString() },
    })
    const { session_token } = signedIn.data
    expect((await host.post('/sessions/authenticate', { session_token })).status).toBe(200)
    const second = await host.post('/magic_links/authenticate', body)
    expect([second.status, second.data.error_type]).toEqual([401, 'unable_to_auth_magic_link'])
  })

  test('without session_duration_minutes no session is started, and the log has the sign-in', async () => {
    const { world, host } = await start()
    const token = await world.sendLink('none@example.com')
    const { data } = await host.post('/magic_links/authenticate', { token })
    expect(data).toMatchObject({ session: null, session_token: '', session_jwt: '' })
    const list = await host.get(`/sessions?user_id=${data.user_id}`)
    expect(list.data.sessions).toEqual([])
    const log = await host.get(`/audit?user_id=${data.user_id}&action=authentication.succeeded`)
    expect(log.data.entries[0]).toMatchObject({
      actor: { kind: 'person', id: data.user_id },
      details: { method: 'magic_link' },
    })
  })

  test('a user to whom the host delivers a link is not pruned, even if it was never used', async () => {
    const { world, host } = await start()
    const { storage } = fixture
    const { projectId } = world.project
    const type = async (email: string) => {
      await world.sendLink(email)
      return (await storage.users.findByEmail(projectId, email))?.userId ?? ''
    }
    const [carried, stray] = [await type('carried@example.com'), await type('stray@example.com')]
    expect((await host.post('/magic_links', { user_id: carried })).status).toBe(200)
    world.advance(365 * 24 * 60 * minute)
    await storage.challenges.prune(world.now(), 10_000)
    await storage.users.takeForgotten(world.now(), 10_000)
    expect(await storage.users.findById(projectId, stray)).toBeNull()
    expect(await storage.users.findById(projectId, carried)).toMatchObject({ status: 'pending' })
  })

  test('a link adds its factor to a session that the host names by its token or its JWT', async () => {
    const { world, host } = await start()
    const begun = await world.signIn('more@example.com')
    const renewed = await host.post('/magic_links/authenticate', {
      token: await world.sendLink('more@example.com'),
      session_jwt: begun.session_jwt,
    })
    expect(renewed.data.session).toMatchObject({
      session_id: begun.session.session_id,
      expires_at: begun.session.expires_at,
    })
    // A new token on every proof.
    expect(renewed.data.session_token).not.toBe(begun.session_token)
    const old = { session_token: begun.session_token }
    expect((await host.post('/sessions/authenticate', old)).status).toBe(404)
    const token = await world.sendLink('more@example.com')
    const dead = await host.post('/magic_links/authenticate', { token, ...old })
    expect([dead.status, dead.data.error_type]).toEqual([404, 'session_not_found'])
    // The refusal did not use the link up.
    const last = await host.post('/magic_links/authenticate', {
      token,
      session_token: renewed.data.session_token,
      session_duration_minutes: 60,
      session_custom_claims: { plan: 'pro' },
    })
    expect(last.data.session).toMatchObject({
      session_id: begun.session.session_id,
      custom_claims: { plan: 'pro' },
    })
  })

  test('a refused claim or duration does not use up the link', async () => {
    const { world, host } = await start()
    const token = await world.sendLink('kept@example.com')
    const present = (more: object) => host.post('/magic_links/authenticate', { token, ...more })
    const refusals: [object, string][] = [
      [{ session_duration_minutes: 1 }, 'invalid_session_duration_minutes'],
      [
        { session_duration_minutes: 60, session_custom_claims: { sub: 'x' } },
        'reserved_claims_in_custom_claims',
      ],
      [{ session_token: 'a', session_jwt: 'b' }, 'too_many_session_arguments'],
      [{ attributes: { ip_address: 'nowhere' } }, 'invalid_ip_address'],
      [{ code_verifier: 'v'.repeat(43) }, 'pkce_did_not_expect_code_verifier'],
      [{ options: { ip_match_required: true } }, 'attribute_mismatch'],
    ]
    for (const [more, errorType] of refusals)
      expect([more, (await present(more)).data.error_type]).toEqual([more, errorType])
    expect((await present({})).status).toBe(200)
  })

  test('a host may require the address and browser of the send at sign-in', async () => {
    const { world, host } = await start()
    const attributes = { ip_address: '198.51.100.7', user_agent: 'Browser/1' }
    await host.post('/magic_links/email/login_or_create', { email: 'here@example.com', attributes })
    const token = await world.takeToken('here@example.com')
    const present = (attributes: object) =>
      host.post('/magic_links/authenticate', {
        token,
        attributes,
        options: { ip_match_required: true, user_agent_match_required: true },
        session_duration_minutes: 60,
      })
    for (const wrong of [
      {},
      { ip_address: '198.51.100.8', user_agent: 'Browser/1' },
      { ip_address: '198.51.100.7', user_agent: 'Browser/2' },
    ])
      expect((await present(wrong)).data.error_type).toBe('attribute_mismatch')
    const { data } = await present(attributes)
    expect(data.session.attributes).toEqual(attributes)
  })

  test('a link that a host sent with a code challenge is used up only with the right verifier', async () => {
    const { world, host } = await start()
    const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    await host.post('/magic_links/email/login_or_create', {
      email: 'pkce@example.com',
      code_challenge,
    })
    const token = await world.takeToken('pkce@example.com')
    const present = (more: object) => host.post('/magic_links/authenticate', { token, ...more })
    expect((await present({})).data.error_type).toBe('pkce_expected_code_verifier')
    expect((await present({ code_verifier: 'x'.repeat(43) })).data.error_type).toBe('pkce_mismatch')
    expect((await present({ code_verifier: verifier })).status).toBe(200)
  })

  test('send mails only known users, also in private mode, and only at the named user’s own address', async () => {
    const { world, host } = await start({ project: { privateMode: true } })
    const begun = await world.signIn('known@example.com')
    await world.signIn('other@example.com')
    const send = (body: object) => host.post('/magic_links/email/send', body)
    const email = 'known@example.com'
    for (const who of [
      {},
      { user_id: begun.user_id },
      { session_token: begun.session_token },
      { session_jwt: begun.session_jwt },
    ]) {
      const { data } = await send({ email, ...who })
      expect(data).toMatchObject({
        user_id: begun.user_id,
        email_id: begun.user.emails[0].email_id,
      })
    }
    const refusals: [object, string][] = [
      [{ email: 'nobody@example.com' }, 'email_not_found'],
      [{ email: 'other@example.com', user_id: begun.user_id }, 'email_not_found'],
      [{ email, user_id: 'user-test-none' }, 'user_not_found'],
      [{ email, session_token: 'x'.repeat(43) }, 'session_not_found'],
      [{ email, session_jwt: 'x' }, 'session_not_found'],
    ]
    for (const [body, errorType] of refusals)
      expect([body, (await send(body)).data.error_type]).toEqual([body, errorType])
    await host.put(`/users/${begun.user_id}/block`)
    expect((await send({ email })).data.error_type).toBe('user_blocked')
  })

  test('a token delivered by the host signs in on a page, but verifies no address', async () => {
    const { world, host } = await start()
    const { data: person } = await host.post('/users', { email: 'carried@example.com' })
    const made = await host.post('/magic_links', { user_id: person.user_id })
    expect(made.data).toMatchObject({ user_id: person.user_id })
    const signedIn = await world.post('/magic_links/authenticate', { token: made.data.token })
    expect(signedIn.data.user.emails[0].verified).toBe(false)
    const [factor] = signedIn.data.session.authentication_factors
    expect(factor).toMatchObject({
      type: 'magic_link',
      delivery_method: 'embedded',
      embeddable_magic_link_factor: { embedded_id: signedIn.data.method_id },
    })
    const again = await world.post('/magic_links/authenticate', { token: made.data.token })
    expect(again.data.error_type).toBe('unable_to_auth_magic_link')
    // No link of ours leads on from it: it has no redirect URL.
    const fresh = await host.post('/magic_links', { user_id: person.user_id })
    const redirect = await world.get(`/v1/public/magic_links/redirect?token=${fresh.data.token}`)
    expect(redirect.status).toBe(404)
  })

  test('an embedded token lives as long as requested, an hour by default, and is void after a block', async () => {
    const { world, host } = await start()
    const { user_id } = (await host.post('/users', { email: 'hour@example.com' })).data
    const make = async (more = {}) => (await host.post('/magic_links', { user_id, ...more })).data
    const { token: hour } = await make()
    const { token: day } = await make({ expiration_minutes: 1440 })
    for (const expiration_minutes of [4, 10_081, 1.5, '60'])
      expect((await make({ expiration_minutes })).error_type).toBe('invalid_expiration')
    world.advance(60 * minute)
    const late = await host.post('/magic_links/authenticate', { token: hour })
    expect(late.data.error_type).toBe('unable_to_auth_magic_link')
    await host.put(`/users/${user_id}/block`)
    expect((await make()).error_type).toBe('user_blocked')
    const isDead = async () => {
      const answer = await host.post('/magic_links/authenticate', { token: day })
      expect([answer.status, answer.data.error_type]).toEqual([401, 'unable_to_auth_magic_link'])
    }
    await isDead()
    await host.put(`/users/${user_id}/unblock`)
    await isDead()
    expect((await host.post('/magic_links/authenticate', await make())).status).toBe(200)
    expect((await make({ user_id: 'user-test-none' })).error_type).toBe('user_not_found')
  })

  test('an invitation creates a pending user who becomes active with the link, unless it is revoked', async () => {
    const { world, host } = await start()
    const invited = await host.post('/magic_links/email/invite', {
      email: 'guest@example.com',
      name: { first_name: 'Guest' },
      trusted_metadata: { by: 'ada' },
    })
    const path = `/users/${invited.data.user_id}`
    expect((await host.get(path)).data).toMatchObject({
      status: 'pending',
      name: { first_name: 'Guest' },
      trusted_metadata: { by: 'ada' },
    })
    const first = await world.takeToken('guest@example.com')
    expect((await host.post('/magic_links/authenticate', { token: first })).status).toBe(200)
    const again = await host.post('/magic_links/email/invite', { email: 'guest@example.com' })
    expect(again.data.error_type).toBe('duplicate_email')
    await host.post('/magic_links/email/invite', { email: 'late@example.com' })
    const token = await world.takeToken('late@example.com')
    const revoke = (email: string) => host.post('/magic_links/email/revoke_invite', { email })
    expect((await revoke('late@example.com')).status).toBe(200)
    expect((await host.post('/magic_links/authenticate', { token })).status).toBe(401)
    for (const email of ['late@example.com', 'guest@example.com'])
      expect((await revoke(email)).data.error_type).toBe('email_not_found')
    const big = { big: 'x'.repeat(5_000) }
    const refused = { email: 'big@example.com', trusted_metadata: big }
    expect((await host.post('/magic_links/email/invite', refused)).data.error_type).toBe(
      'metadata_too_large',
    )
    const found = await host.post('/users/search', {
      query: { operands: [{ filter_name: 'email_address', filter_value: ['big@example.com'] }] },
    })
    expect(found.data.results).toEqual([])
  })

  test('SVC-02 roles of an invitation must be a list of roles, and no unknown field is stored', async () => {
    const roles = [{ role_id: 'editor', description: '', permissions: [] }]
    const { host } = await start({ project: { rbac: { roles, resources: [], scopes: [] } } })
    const invite = (more: object) =>
      host.post('/magic_links/email/invite', { email: 'roles@example.com', ...more })
    for (const odd of ['editor', { 0: 'editor' }, 7, [7]])
      expect((await invite({ roles: odd })).data.error_type).toBe('bad_request')
    expect((await invite({ roles: ['owner'] })).data.error_type).toBe('invalid_role')
    const { data } = await invite({ roles: ['editor'], external_id: 7 })
    const { data: user } = await host.get(`/users/${data.user_id}`)
    expect(user.roles).toEqual(['editor'])
    expect(user.external_id ?? '').toBe('')
  })

  test('another project’s link is not found', async () => {
    const other = createTestProject()
    const { host } = await start({ otherProjects: [other] })
    const foreign = await start({ project: other })
    const token = await foreign.world.sendLink('foreign@example.com')
    expect((await host.post('/magic_links/authenticate', { token })).status).toBe(401)
    expect((await foreign.host.post('/magic_links/authenticate', { token })).status).toBe(200)
  })

  test('a host that sends no attributes is not rate-limited by source, but its user’s source is', async () => {
    const tight = { max: 2, perSeconds: 600 }
    const wide = { max: 1_000, perSeconds: 600 }
    const rates = {
      ...toMethodRates('development'),
      sendPerAddress: wide,
      sendPerSource: tight,
      sendPerProject: wide,
      authenticatePerSource: tight,
      passkeyStartPerSource: { max: 1, perSeconds: 600 },
      strengthPerSource: tight,
      searchPerSource: tight,
      requestsPerSource: tight,
    }
    const { host } = await start({ project: { rates } })
    const send = (email: string, more = {}) =>
      host.post('/magic_links/email/login_or_create', { email, ...more })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await send(`many${i}@example.com`)).status)
    const attributes = { ip_address: '2001:db8::1' }
    for (let i = 0; i < 3; i++)
      statuses.push((await send(`one${i}@example.com`, { attributes })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
  })
})
