/** A host's back end with the official package for Node, unmodified, over TLS. */
import { sessions } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { createWorld, type World } from '@portico/testkit'
import type { Client } from 'stytch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackEnd, type BackEndError, startBackEnd } from './support/start-back-end.ts'
import { toTotpCode } from './support/to-totp-code.ts'

const minute = 60_000
const rbac = {
  roles: [
    {
      role_id: 'stytch_user',
      description: 'Everybody',
      permissions: [{ resource_id: 'notes', actions: ['read'] }],
    },
  ],
  resources: [{ resource_id: 'notes', description: 'Notes', actions: ['read', 'write'] }],
  scopes: [],
}

describe("a host's back end", () => {
  let world: World
  let backEnd: BackEnd
  let host: Client
  let welcomeUrl = ''
  beforeAll(async () => {
    world = await createWorld({ tls: true, project: { rbac } })
    backEnd = startBackEnd(world)
    host = backEnd.client
    welcomeUrl = `${world.origin}/welcome`
  })
  afterAll(async () => {
    backEnd?.stop()
    await world?.stop()
  })

  /** Somebody signs in on the host's page. */
  async function signIn(email: string) {
    const sent = await world.call(otp.emailLoginOrCreate, { email })
    const token = await world.inbox.codeFor(email)
    const { data } = await world.call(otp.authenticate, {
      token,
      method_id: sent.data?.method_id ?? '',
    })
    if (!data) throw new Error('The code did not sign in.')
    return data
  }
  const now = () => new Date(world.clock.now())
  const fails = (call: Promise<unknown>): Promise<Partial<BackEndError>> =>
    call.then(
      () => ({}),
      (error: BackEndError) => error,
    )

  describe('sessions', () => {
    test('a token is authenticated, and extended on request', async () => {
      const begun = await signIn('token@example.com')
      const kept = await host.sessions.authenticate({ session_token: begun.session_token })
      expect(kept).toMatchObject({
        status_code: 200,
        session_token: begun.session_token,
        user: { user_id: begun.user_id, emails: [{ email: 'token@example.com', verified: true }] },
        session: {
          session_id: begun.session.session_id,
          expires_at: begun.session.expires_at,
          authentication_factors: [{ type: 'otp', delivery_method: 'email' }],
        },
      })
      const longer = await host.sessions.authenticate({
        session_token: begun.session_token,
        session_duration_minutes: 120,
        session_custom_claims: { plan: 'gold' },
      })
      expect(Date.parse(longer.session.expires_at ?? '')).toBe(world.clock.now() + 120 * minute)
      expect(longer.session.custom_claims).toEqual({ plan: 'gold' })
      const local = await host.sessions.authenticateJwtLocal({ session_jwt: longer.session_jwt })
      expect(local.custom_claims).toEqual({ plan: 'gold' })
    })

    test('a JWT is verified offline with the keys of the project', async () => {
      const begun = await signIn('offline@example.com')
      const asked = world.logs.length
      const local = await host.sessions.authenticateJwtLocal({
        session_jwt: begun.session_jwt,
        current_date: now(),
      })
      expect(local).toMatchObject({
        session_id: begun.session.session_id,
        user_id: begun.user_id,
        expires_at: begun.session.expires_at,
        started_at: begun.session.started_at,
        attributes: begun.session.attributes,
        authentication_factors: [{ type: 'otp', delivery_method: 'email' }],
      })
      const routes = world.logs.slice(asked).map((line) => JSON.parse(line).route)
      expect(routes.filter((route) => route !== '/v1/sessions/jwks/:project_id')).toEqual([])

      // not the last character: some of its bits mean nothing
      const tampered = begun.session_jwt.replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A'))
      for (const session_jwt of [tampered, begun.session_jwt.slice(0, -20), 'ey.ey.ey']) {
        expect(await fails(host.sessions.authenticateJwtLocal({ session_jwt }))).toMatchObject({
          code: 'jwt_invalid',
        })
      }
      const { keys } = await host.sessions.getJWKS({ project_id: world.project.projectId })
      expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256', use: 'sig' }])
    })

    test('a JWT older than the host accepts is verified by the service, a newer one locally', async () => {
      const begun = await signIn('stale@example.com')
      const asked = await host.sessions.authenticateJwt({
        session_jwt: begun.session_jwt,
        max_token_age_seconds: 0,
      })
      expect(asked.session.session_id).toBe(begun.session.session_id)
      // The package's own clock judges here; the world stands where it started, moments ago.
      const local = await host.sessions.authenticateJwt({ session_jwt: begun.session_jwt })
      expect(local.session_jwt).toBe(begun.session_jwt)
    })

    test.each(['session_token', 'session_jwt', 'session_id'] as const)(
      'SES-03 a stolen JWT of a session that was revoked by its %s is refused online at once, offline after five minutes at the most',
      async (by) => {
        const begun = await signIn(`${by}@example.com`)
        const names = { ...begun, session_id: begun.session.session_id }
        const { session_jwt, session_token } = begun
        const verifyAt = (date: Date) =>
          fails(host.sessions.authenticateJwtLocal({ session_jwt, current_date: date }))
        await host.sessions.revoke({ [by]: names[by] })

        const gone = { error_type: 'session_not_found', status_code: 404 }
        expect(await fails(host.sessions.authenticate({ session_token }))).toMatchObject(gone)
        expect(await fails(host.sessions.authenticate({ session_jwt }))).toMatchObject(gone)
        const online = host.sessions.authenticateJwt({ session_jwt, max_token_age_seconds: 0 })
        expect(await fails(online)).toMatchObject(gone)
        const page = await world.call(sessions.authenticate, {}, { session: session_token })
        expect(page.error?.error_type).toBe('session_not_found')

        // Offline nobody can know: it is good until it ends by itself, and not a second longer.
        expect(await verifyAt(now())).toEqual({})
        expect(await verifyAt(new Date(world.clock.now() + 5 * minute))).toMatchObject({
          code: 'jwt_invalid',
        })
      },
    )

    test('the host lists all sessions of a user', async () => {
      const first = await signIn('list@example.com')
      const second = await signIn('list@example.com')
      const { sessions: found } = await host.sessions.get({ user_id: first.user_id })
      expect(found.map((session) => session.session_id).sort()).toEqual(
        [first, second].map(({ session }) => session.session_id).sort(),
      )
    })

    test('roles are evaluated alike by the service and by the package', async () => {
      const begun = await signIn('roles@example.com')
      const check = (action: string) => ({ resource_id: 'notes', action })
      const online = await host.sessions.authenticate({
        session_token: begun.session_token,
        authorization_check: check('read'),
      })
      expect(online.verdict).toMatchObject({ authorized: true, granting_roles: ['stytch_user'] })
      const local = (action: string) =>
        fails(
          host.sessions.authenticateJwtLocal({
            session_jwt: begun.session_jwt,
            current_date: now(),
            authorization_check: check(action),
          }),
        )
      expect(await local('read')).toEqual({})
      expect(await local('write')).toMatchObject({ code: 'invalid_permissions' })
    })
  })

  describe('people', () => {
    test('are created, read, changed and deleted', async () => {
      const created = await host.users.create({
        email: 'grace@example.com',
        name: { first_name: 'Grace', last_name: 'Hopper' },
        trusted_metadata: { plan: 'gold' },
        external_id: 'crm-1',
      })
      expect(created).toMatchObject({ status: 'active', user: { name: { first_name: 'Grace' } } })
      const { user_id } = created
      const read = await host.users.get({ user_id })
      expect(read).toMatchObject({
        user_id,
        emails: [{ email: 'grace@example.com', email_id: created.email_id }],
        trusted_metadata: { plan: 'gold' },
        external_id: 'crm-1',
        phone_numbers: [],
        totps: [],
      })
      expect(await host.users.get({ user_id: 'crm-1' })).toMatchObject({ user_id })

      await host.users.update({ user_id, untrusted_metadata: { shelf: 3 }, roles: [] })
      expect((await host.users.get({ user_id })).untrusted_metadata).toEqual({ shelf: 3 })
      expect((await host.users.connectedApps({ user_id })).connected_apps).toEqual([])

      await host.users.delete({ user_id })
      expect(await fails(host.users.get({ user_id }))).toMatchObject({
        error_type: 'user_not_found',
        status_code: 404,
      })
    })

    test('a second user with the same address is refused', async () => {
      await host.users.create({ email: 'twin@example.com' })
      expect(await fails(host.users.create({ email: 'twin@example.com' }))).toMatchObject({
        error_type: 'duplicate_email',
      })
    })

    test('are searched, page by page', async () => {
      const emails = Array.from({ length: 5 }, (_, index) => `page-${index}@search.example`)
      for (const email of emails) await host.users.create({ email })
      const filter = { filter_name: 'email_address_fuzzy', filter_value: 'search.example' } as const
      const query = { operator: 'AND' as const, operands: [filter] }
      // here all pages come at once: an iterator does not cross from process to process
      const pages = await host.users.searchAll({ query, limit: 2 })
      expect(Object.values(pages).map((page) => page.length)).toEqual([2, 2, 1])
    })

    test('deleting a user signs them out everywhere', async () => {
      const begun = await signIn('gone@example.com')
      await host.users.delete({ user_id: begun.user_id })
      expect(
        await fails(host.sessions.authenticate({ session_token: begun.session_token })),
      ).toMatchObject({ error_type: 'session_not_found' })
    })
  })

  describe('signing in from the back end', () => {
    test('with a link', async () => {
      const sent = await host.magicLinks.email.loginOrCreate({
        email: 'link@example.com',
        login_magic_link_url: welcomeUrl,
        signup_magic_link_url: welcomeUrl,
      })
      expect(sent).toMatchObject({ user_created: true })
      const link = new URL(await world.inbox.linkFor('link@example.com'))
      const token = link.searchParams.get('token') ?? ''
      const signedIn = await host.magicLinks.authenticate({ token, session_duration_minutes: 60 })
      expect(signedIn).toMatchObject({
        user_id: sent.user_id,
        method_id: sent.email_id,
        session: { user_id: sent.user_id },
      })
      expect(await fails(host.magicLinks.authenticate({ token }))).toMatchObject({
        error_type: 'unable_to_auth_magic_link',
        status_code: 401,
      })

      await host.magicLinks.email.send({
        email: 'link@example.com',
        login_magic_link_url: welcomeUrl,
        signup_magic_link_url: welcomeUrl,
      })
      expect(await world.inbox.linkFor('link@example.com')).toContain('token=')
      const { token: embedded } = await host.magicLinks.create({ user_id: sent.user_id })
      expect(await host.magicLinks.authenticate({ token: embedded })).toMatchObject({
        user_id: sent.user_id,
      })
    })

    test('with an invitation', async () => {
      const email = 'invited@example.com'
      const invited = await host.magicLinks.email.invite({
        email,
        invite_magic_link_url: welcomeUrl,
      })
      const link = new URL(await world.inbox.linkFor(email))
      const token = link.searchParams.get('token') ?? ''
      expect(await host.users.get({ user_id: invited.user_id })).toMatchObject({
        status: 'pending',
      })
      await host.magicLinks.authenticate({ token })
      expect(await host.users.get({ user_id: invited.user_id })).toMatchObject({ status: 'active' })
    })

    test('with a passcode', async () => {
      const email = 'code@example.com'
      const sent = await host.otps.email.loginOrCreate({ email })
      const code = await world.inbox.codeFor(email)
      const wrong = { method_id: sent.email_id, code: code === '000000' ? '000001' : '000000' }
      expect(await fails(host.otps.authenticate(wrong))).toMatchObject({
        error_type: 'otp_code_not_found',
      })
      const signedIn = await host.otps.authenticate({
        method_id: sent.email_id,
        code,
        session_duration_minutes: 60,
      })
      expect(signedIn.session?.authentication_factors).toMatchObject([{ type: 'otp' }])
    })

    test('with an authenticator app and a recovery code', async () => {
      const begun = await signIn('totp@example.com')
      const { user_id, session_token } = begun
      const app = await host.totps.create({ user_id })
      const proved = await host.totps.authenticate({
        user_id,
        totp_code: toTotpCode(app.secret, world.clock.now()),
        session_token,
      })
      expect(proved).toMatchObject({ totp_id: app.totp_id, user: { totps: [{ verified: true }] } })
      expect(proved.session?.authentication_factors).toHaveLength(2)
      const { totps } = await host.totps.recoveryCodes({ user_id })
      expect(totps[0]?.recovery_codes).toEqual(app.recovery_codes)
      const recovered = await host.totps.recover({
        user_id,
        recovery_code: app.recovery_codes[0] ?? '',
        session_duration_minutes: 60,
      })
      expect(recovered.totp_id).toBe(app.totp_id)
      await host.users.deleteTOTP({ totp_id: app.totp_id })
      expect((await host.users.get({ user_id })).totps).toEqual([])
    })
  })

  test('a wrong project secret is refused', async () => {
    const stranger = startBackEnd(world, 'secret-test-00000000-0000-4000-8000-00000000000f')
    try {
      const refused = await fails(stranger.client.users.get({ user_id: 'anybody' }))
      expect(refused).toMatchObject({
        status_code: 401,
        error_type: 'invalid_secret_authentication',
      })
    } finally {
      stranger.stop()
    }
  })
})
