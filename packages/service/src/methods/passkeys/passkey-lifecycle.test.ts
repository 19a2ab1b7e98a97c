import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  register,
  startLogIn,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import {
  better,
  good,
  isAlive,
  logIn,
  passwordRedirectUrls,
  reset,
  signUp,
  takeReset,
} from '../../testing/password-calls.ts'
import { createAuditReader } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

const domain = 'app.example.com'
const noKeys = {
  domain: null,
  name: null,
  relatedOrigins: [],
  userVerification: 'required',
  freshSessionMinutes: null,
  automaticUpgrade: false,
} as const

const createDevice = (isSynced = true) => createAuthenticator({ origin: pageOrigin, isSynced })

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return fixture
}

describe.each(pickEngines('sqlite'))('the lifecycle of passkeys on %s', (engine) => {
  const fixture = openFixture(engine)

  test('SOC-05 credentials a stranger added to an account are removed when the owner proves the mailbox', async () => {
    const world = await fixture.start()
    const device = createDevice()
    const stranger = await signUp(world, 'victim@example.com')
    const session = stranger.data.session_token
    const totp = await world.post('/totps', {}, { session })
    expect(totp.status).toBe(200)
    const credential = device.create(await takeCreationOptions(world, session))
    expect((await register(world, session, credential)).status).toBe(200)
    const owner = await world.signIn('victim@example.com')
    expect(owner.user_id).toBe(stranger.data.user_id)
    expect(owner.user).toMatchObject({ password: null, webauthn_registrations: [], totps: [] })
    const late = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect([late.status, late.data.error_type]).toEqual([404, 'webauthn_registration_not_found'])
  })

  test('SOC-05 credentials a stranger added are also removed when the owner resets the password by e-mail', async () => {
    const world = await fixture.start({ project: { redirectUrls: passwordRedirectUrls } })
    const device = createDevice()
    const stranger = await signUp(world, 'victim@example.com')
    const session = stranger.data.session_token
    await world.post('/totps', {}, { session })
    const credential = device.create(await takeCreationOptions(world, session))
    expect((await register(world, session, credential)).status).toBe(200)
    const owner = await reset(world, await takeReset(world, 'victim@example.com'))
    expect(owner.data.user_id).toBe(stranger.data.user_id)
    expect(owner.data.user).toMatchObject({ webauthn_registrations: [], totps: [] })
    const late = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect([late.status, late.data.error_type]).toEqual([404, 'webauthn_registration_not_found'])
    expect((await logIn(world, 'victim@example.com', better)).status).toBe(200)
  })

  test.each([
    ['signs in', (world: TestService, email: string) => world.signIn(email)],
    [
      'resets the password',
      async (world: TestService, email: string) =>
        (await reset(world, await takeReset(world, email))).data,
    ],
  ] as const)('SOC-05 metadata a stranger set is removed when the owner %s', async (_, prove) => {
    const world = await fixture.start({ project: { redirectUrls: passwordRedirectUrls } })
    const email = 'victim@example.com'
    const { session_token: session, user_id } = (await signUp(world, email)).data
    const written = { name: { first_name: 'Not', last_name: 'Me' }, untrusted_metadata: { a: 1 } }
    expect((await world.send('PUT', '/users/me', written, { session })).status).toBe(200)
    const owner = await prove(world, email)
    const { user } = owner
    expect(owner.user_id).toBe(user_id)
    expect(user.name).toEqual({ first_name: '', middle_name: '', last_name: '' })
    expect(user.untrusted_metadata).toEqual({})
    const late = await world.send('PUT', '/users/me', written, { session })
    expect([late.status, late.data.error_type]).toEqual([404, 'session_not_found'])
  })

  test.each([{ picture_url: 'https://pictures.example/not-me.png' }, { locale: 'de' }])(
    'SOC-05 a picture or language a stranger set alone is removed as well: %o',
    async (written) => {
      const { world, host } = await fixture.startHost()
      const { session_token: session, user_id } = (await signUp(world, 'victim@example.com')).data
      const set = await world.send('PUT', '/users/me', written, { session })
      expect(set.data.__user, set.text).toMatchObject(written)
      const { user } = await world.signIn('victim@example.com')
      const stored = (await host.get(`/users/${user_id}`)).data
      for (const field of Object.keys(written)) {
        expect(user).not.toHaveProperty(field)
        expect(stored).not.toHaveProperty(field)
      }
    },
  )

  test('SOC-05 the name of a stranger who made the account active by a number of theirs is removed as well', async () => {
    const world = await fixture.start({ project: { phones: { countries: ['US'] } } })
    const signedUp = (await signUp(world, 'victim@example.com')).data
    const phone_number = '+12015550161'
    const asked = await world.post(
      '/otps/sms/send/secondary',
      { phone_number },
      { session: signedUp.session_token },
    )
    const { code } = await world.takeMail(phone_number)
    const proof = { token: code, method_id: asked.data.method_id, session_duration_minutes: 60 }
    const proved = await world.post('/otps/authenticate', proof, {
      session: signedUp.session_token,
    })
    expect(proved.data.user, proved.text).toMatchObject({ status: 'active' })
    const written = { name: { first_name: 'Not', last_name: 'Me' }, untrusted_metadata: { a: 1 } }
    const session = proved.data.session_token
    expect((await world.send('PUT', '/users/me', written, { session })).status).toBe(200)
    const owner = await world.signIn('victim@example.com')
    expect(owner.user_id).toBe(signedUp.user_id)
    expect(owner.user).toMatchObject({
      name: { first_name: '', middle_name: '', last_name: '' },
      untrusted_metadata: {},
      phone_numbers: [],
      password: null,
    })
  })

  test('metadata a host set for an imported user stays when they prove the mailbox', async () => {
    const { world, host } = await fixture.startHost()
    const moved = await host.post('/passwords/migrate', {
      email: 'moved@example.com',
      hash: await hashBcrypt(good, 4),
      hash_type: 'bcrypt',
      name: { first_name: 'Ada' },
    })
    expect(moved.status).toBe(200)
    const { user } = await world.signIn('moved@example.com')
    expect(user).toMatchObject({ password: null, name: { first_name: 'Ada' } })
  })

  test('SOC-05 each removal of a stranger’s credential is in the audit log', async () => {
    const world = await fixture.start()
    const stranger = await signUp(world, 'victim@example.com')
    const { session_token: session, user_id } = stranger.data
    const totp = await world.post('/totps', {}, { session })
    const credential = createDevice().create(await takeCreationOptions(world, session))
    const registration = await register(world, session, credential)
    const read = createAuditReader(world)
    await read()
    await world.signIn('victim@example.com')
    const gone = (await read()).filter(({ actorKind }) => actorKind === 'service')
    const reason = 'set_before_the_address_was_proved'
    const { webauthn_registration_id } = registration.data
    expect(gone.map(({ action, userId, details }) => [action, userId, details])).toEqual([
      ['passkey.deleted', user_id, { webauthn_registration_id, domain, reason }],
      ['password.dropped', user_id, { reason }],
      ['totp.deleted', user_id, { totp_id: totp.data.totp_id, reason }],
    ])
  })

  test('a passkey stays when its own browser proves the mailbox', async () => {
    const world = await fixture.start()
    const device = createDevice()
    const { data } = await signUp(world, 'ada@example.com')
    const credential = device.create(await takeCreationOptions(world, data.session_token))
    const session = (await register(world, data.session_token, credential)).data.session_token
    const token = await world.sendLink('ada@example.com')
    await world.post('/magic_links/authenticate', { token }, { session })
    const answer = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect(answer.data.user).toMatchObject({ emails: [{ verified: true }] })
  })

  test('changes of a passkey are in the audit log, and sent to webhooks', async () => {
    const world = await fixture.start({
      project: {
        webhooks: [
          {
            endpointId: 'shop',
            url: 'https://hooks.example.com/',
            secrets: [new Uint8Array(32)],
            events: null,
            allowPrivate: false,
          },
        ],
      },
    })
    const read = createAuditReader(world)
    const device = createDevice(false)
    const { session, registrationId: webauthn_registration_id } = await enrolPasskey(world, device)
    const lines = async () =>
      (await read())
        .filter(({ action }) => action !== 'user.email_verified' && action !== 'user.created')
        .map(({ action, details }) => [action, details])
    const factor = {
      method: 'webauthn',
      delivery_method: 'webauthn_registration',
      webauthn_registration_id,
    }
    expect(await lines()).toEqual([
      [
        'passkey.created',
        { webauthn_registration_id, domain, authenticator: 'Passkey', automatic: false },
      ],
      ['session.renewed', factor],
      ['session.started', expect.objectContaining({ method: 'magic_link' })],
    ])
    await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect(await lines()).toEqual([['session.started', factor]])
    for (const credential of device.credentials) credential.counter = 1
    await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect(await lines()).toEqual([
      [
        'authentication.failed',
        { method: 'webauthn', reason: 'unable_to_auth_webauthn_registration' },
      ],
      ['passkey.clone_suspected', { webauthn_registration_id, counter: 2, last_counter: 2 }],
    ])
    await world.send(
      'PUT',
      `/webauthn/update/${webauthn_registration_id}`,
      { name: 'Key' },
      { session },
    )
    expect(await lines()).toEqual([['passkey.renamed', { webauthn_registration_id }]])
    const path = `/users/webauthn_registrations/${webauthn_registration_id}`
    await world.send('DELETE', path, undefined, { session })
    expect(await lines()).toEqual([['passkey.deleted', { webauthn_registration_id, domain }]])
    const sent = await runSql(
      fixture.database,
      "select template from outbox where project_id = ? and channel = 'webhook' and template like 'passkey.%'",
      [world.project.projectId],
    )
    expect(sent.map(({ template }) => template).sort()).toEqual([
      'passkey.clone_suspected',
      'passkey.created',
      'passkey.deleted',
      'passkey.renamed',
    ])
  })

  test('with HttpOnly cookies no response has a token and the ceremony works', async () => {
    const world = await fixture.start({
      project: { sessionCookies: { httpOnly: true, domain: null } },
    })
    const device = createDevice()
    const toCookie = (headers: { readonly 'set-cookie'?: string | string[] | number }) =>
      [headers['set-cookie'] ?? []]
        .flat()
        .map((one) => String(one).split(';')[0])
        .join('; ')
    const page = (cookie: string) => ({
      headers: { origin: pageOrigin, ...(cookie && { cookie }) },
    })
    const token = await world.sendLink('cookie@example.com')
    const begun = await world.post('/magic_links/authenticate', { token }, page(''))
    const cookie = toCookie(begun.headers)
    const started = await world.post(
      '/webauthn/register/start',
      { domain, return_passkey_credential_options: true },
      page(cookie),
    )
    const registered = await world.post(
      '/webauthn/register',
      {
        public_key_credential: device.create(started.data.public_key_credential_creation_options),
        session_duration_minutes: 30,
      },
      page(cookie),
    )
    expect([registered.status, registered.data.session_token]).toEqual([200, ''])
    const answer = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect([answer.status, answer.data.session_token, answer.data.session_jwt]).toEqual([
      200,
      '',
      '',
    ])
    const me = await world.get('/users/me', page(toCookie(answer.headers)))
    expect(me.data.user_id).toBe(registered.data.user_id)
  })

  test('a source that starts or finishes too many ceremonies must wait, other sources need not', async () => {
    const few = { max: 3, perSeconds: 600 }
    const { rates } = (await fixture.start()).project
    const world = await fixture.start({
      project: { rates: { ...rates, passkeyStartPerSource: few, authenticatePerSource: few } },
    })
    for (let i = 0; i < 3; i++) expect((await startLogIn(world)).status).toBe(200)
    const fourth = await startLogIn(world)
    expect([fourth.status, fourth.data.error_type]).toEqual([429, 'too_many_requests'])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    const body = { domain, public_key_credential: 'x' }
    const elsewhere = { ip: '198.51.100.9', headers: { origin: pageOrigin } }
    const start = '/webauthn/authenticate/start/primary'
    expect((await world.post(start, body, elsewhere)).status).toBe(200)
    for (let i = 0; i < 3; i++) expect((await logInByPasskey(world, 'x')).status).toBe(401)
    expect((await logInByPasskey(world, 'x')).status).toBe(429)
    expect((await world.post('/webauthn/authenticate', body, elsewhere)).status).toBe(401)
  })

  test('the related origins are served at the passkey domain, and at no other host', async () => {
    const relatedOrigins = [`https://${engine}.example.net`, `https://shop.${engine}.example.org`]
    const world = await fixture.start({
      project: { passkeys: { ...noKeys, domain: `${engine}.example.com`, relatedOrigins } },
    })
    const load = (host: string) =>
      world.service.app.inject({ url: '/.well-known/webauthn', headers: { host } })
    const file = await load(`${engine}.example.com`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/json'])
    expect(file.json()).toEqual({ origins: relatedOrigins })
    for (const host of ['auth.example.com', `www.${engine}.example.com`, `${engine}.example.net`]) {
      const none = await load(host)
      expect([host, none.statusCode, none.json().error_type]).toEqual([
        host,
        404,
        'route_not_found',
      ])
    }
  })

  test('a host finds users by their passkeys, and can remove the passkeys', async () => {
    const { world, host } = await fixture.startHost()
    const { userId, registrationId } = await enrolPasskey(world, createDevice())
    await world.signIn('none@example.com')
    const find = async (filter_name: string, filter_value: unknown) => {
      const query = { operator: 'AND', operands: [{ filter_name, filter_value }] }
      const { data } = await host.post('/users/search', { query })
      return data.results.map((user: { user_id: string }) => user.user_id)
    }
    expect(await find('webauthn_registration_id', [registrationId, 'x'])).toEqual([userId])
    expect(await find('webauthn_registration_id', ['x'])).toEqual([])
    expect(await find('webauthn_registration_verified', true)).toEqual([userId])
    expect(await find('webauthn_registration_verified', false)).toEqual([])
    const removed = await host.del(`/users/webauthn_registrations/${registrationId}`)
    expect([removed.status, removed.data.user.webauthn_registrations]).toEqual([200, []])
    const again = await host.del(`/users/webauthn_registrations/${registrationId}`)
    expect([again.status, again.data.error_type]).toEqual([404, 'webauthn_registration_not_found'])
  })

  test('a change of the user’s name is signalled to the browser', async () => {
    const world = await fixture.start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const name = { first_name: 'Ada', last_name: 'Lovelace' }
    const { data } = await world.send('PUT', '/users/me', { name }, { session })
    expect(data.webauthn_signals).toEqual([
      {
        rp_id: domain,
        user_handle: device.credentials[0]?.userHandle,
        accepted_credential_ids: [device.credentials[0]?.id],
        name: 'ada@example.com',
        display_name: 'Ada Lovelace',
      },
    ])
  })

  test('an invalid passkey domain is refused, and the error says what to change', async () => {
    const world = await fixture.start({
      project: {
        allowedOrigins: [pageOrigin, 'https://other.example.net'],
        passkeys: { ...noKeys, domain: 'example.com' },
      },
    })
    const { session_token: session } = await world.signIn('ada@example.com')
    const refusals = [
      ['evil.example', `"evil.example" is not a host of this project: set passkeys.domain to it`],
      ['www.example.com', `"www.example.com" is not a host of this project`],
      ['other.example.net', `The page at ${pageOrigin} does not belong to "other.example.net"`],
      ['com', 'The domain "com" must have a dot'],
      ['127.0.0.1', 'for local development use localhost'],
      ['[::1]', 'must be a name, not an IP address'],
      ['App.example.com', 'must be a bare host name'],
      ['https://app.example.com', 'must be a bare host name'],
      ['app.example.com:443', 'must be a bare host name'],
      ['app.example.com/x', 'must be a bare host name'],
      ['', 'must be a bare host name'],
    ] as const
    for (const [wrong, explanation] of refusals) {
      for (const answer of [
        await startRegistration(world, session, { domain: wrong }),
        await startLogIn(world, { domain: wrong }),
      ]) {
        expect([wrong, answer.status, answer.data.error_type]).toEqual([
          wrong,
          400,
          'invalid_webauthn_registration_domain',
        ])
        expect(answer.data.error_message).toContain(explanation)
        expect(answer.data.error_details).toEqual({ domain: wrong, origin: pageOrigin })
      }
    }
    for (const right of ['example.com', 'app.example.com']) {
      expect((await startLogIn(world, { domain: right })).status).toBe(200)
    }
  })

  test('in development a page on localhost uses passkeys of localhost, and a page at an IP address cannot use passkeys', async () => {
    const world = await fixture.start({ project: { allowLoopback: true, allowedOrigins: [] } })
    const local = 'http://localhost:5173'
    const { session_token: session } = await world.signIn('dev@example.com')
    const device = createAuthenticator({ origin: local })
    const options = await takeCreationOptions(world, session, { domain: 'localhost' }, local)
    expect((await register(world, session, device.create(options), local)).status).toBe(200)
    const asked = await takeRequestOptions(world, { domain: 'localhost' }, local)
    expect((await logInByPasskey(world, device.get(asked), undefined, local)).status).toBe(200)
    const refused = await startLogIn(world, { domain: '127.0.0.1' }, 'http://127.0.0.1:5173')
    expect(refused.data.error_message).toContain('use localhost')
  })
})

describe.each(pickEngines('postgres'))('the lifecycle of passkeys at once on %s', (engine) => {
  const fixture = openFixture(engine)

  test('SOC-05 a stranger who logs in with a passkey while the owner proves the mailbox keeps no session', async () => {
    const world = await fixture.start()
    const device = createDevice()
    const stranger = await signUp(world, 'victim@example.com')
    const session = stranger.data.session_token
    const credential = device.create(await takeCreationOptions(world, session))
    expect((await register(world, session, credential)).status).toBe(200)
    const token = await world.sendLink('victim@example.com')
    const made = await Promise.all(
      Array.from({ length: 50 }, async () => device.get(await takeRequestOptions(world))),
    )
    const work = made.map((answer) => logInByPasskey(world, answer))
    const body = { token, session_duration_minutes: 30 }
    const owner = await world.post('/magic_links/authenticate', body)
    expect(owner.status).toBe(200)
    for (const { data } of await Promise.all(work)) {
      if (data.session_token) expect(await isAlive(world, data.session_token)).toBe(false)
    }
    expect(await isAlive(world, owner.data.session_token)).toBe(true)
  })
})
