import { createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { enrolPasskey, pageOrigin, takeCreationOptions } from '../../testing/passkey-calls.ts'
import { signUp } from '../../testing/password-calls.ts'

const domain = 'app.example.com'
const createDevice = () => createAuthenticator({ origin: pageOrigin })

describe.each(pickEngines('sqlite'))('the host’s passkeys on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const start = async () => {
    const { world, host } = await fixture.startHost()
    const created = await host.post('/users', { email: 'ada@example.com', external_id: 'crm-1' })
    const user_id: string = created.data.user_id
    const takeOptions = async (body: object = {}): Promise<string> => {
      const sessionOptions = { user_id, domain, return_passkey_credential_options: true, ...body }
      const begun = await host.post('/webauthn/register/start', sessionOptions)
      return begun.data.public_key_credential_creation_options
    }
    const finish = (public_key_credential: string, more: object = {}) =>
      host.post('/webauthn/register', { user_id, public_key_credential, ...more })
    const takeRequest = async (body: object = {}): Promise<string> => {
      const begun = await host.post('/webauthn/authenticate/start', { domain, ...body })
      return begun.data.public_key_credential_request_options
    }
    const logIn = (public_key_credential: string, more: object = {}) =>
      host.post('/webauthn/authenticate', { public_key_credential, ...more })
    return { world, host, user_id, takeOptions, finish, takeRequest, logIn }
  }

  test('a host registers a passkey without a session, for a user named by either id, and the user signs in with it', async () => {
    const { user_id, takeOptions, finish, takeRequest, logIn } = await start()
    const device = createDevice()
    const made = device.create(await takeOptions({ user_id: 'crm-1' }))
    const registered = await finish(made)
    expect(registered.status).toBe(200)
    expect(registered.data).toMatchObject({
      user_id,
      session: null,
      session_token: '',
      user: { webauthn_registrations: [{ domain, verified: true }], is_locked: false },
    })
    const proved = await logIn(device.get(await takeRequest()), { session_duration_minutes: 30 })
    expect(proved.data).toMatchObject({
      user_id,
      webauthn_registration_id: registered.data.webauthn_registration_id,
      session: { authentication_factors: [{ delivery_method: 'webauthn_registration' }] },
    })
    const bare = await logIn(device.get(await takeRequest({ user_id })))
    expect(bare.data).toMatchObject({ user_id, session: null })
  })

  test('a passkey log-in adds its factor to the session that the host names', async () => {
    const { world, takeOptions, finish, takeRequest, logIn } = await start()
    const begun = await world.signIn('ada@example.com')
    const device = createDevice()
    const more = { session_token: begun.session_token, session_duration_minutes: 30 }
    const registered = await finish(device.create(await takeOptions()), more)
    expect(registered.data.session.session_id).toBe(begun.session.session_id)
    expect(registered.data.session.authentication_factors).toHaveLength(2)
    const again = { session_token: registered.data.session_token, session_duration_minutes: 30 }
    const proved = await logIn(device.get(await takeRequest()), again)
    expect(proved.data.session.session_id).toBe(begun.session.session_id)
  })

  test('a ceremony started by a page cannot be finished by a host, nor the other way round, nor for another user', async () => {
    const { world, host, takeOptions, finish } = await start()
    const session: string = (await world.signIn('ada@example.com')).session_token
    const ofPage = createDevice().create(await takeCreationOptions(world, session))
    expect((await finish(ofPage)).data.error_type).toBe('no_pending_webauthn_registration')
    const ofHost = createDevice().create(await takeOptions())
    const body = { public_key_credential: ofHost, session_duration_minutes: 30 }
    const ended = await world.post('/webauthn/register', body, { session })
    expect(ended.data.error_type).toBe('no_pending_webauthn_registration')
    const bob = await host.post('/users', { email: 'bob@example.com' })
    const theirs = await finish(createDevice().create(await takeOptions()), {
      user_id: bob.data.user_id,
    })
    expect(theirs.data.error_type).toBe('no_pending_webauthn_registration')
  })

  test('only a passkey of the user whom the host names signs in', async () => {
    const { world, host, user_id, takeOptions, finish, takeRequest, logIn } = await start()
    const [mine, other] = [createDevice(), createDevice()]
    await finish(mine.create(await takeOptions()))
    await enrolPasskey(world, other, 'bob@example.com')
    const options = JSON.parse(await takeRequest({ user_id }))
    const lent = other.get(JSON.stringify({ ...options, allowCredentials: [] }))
    expect((await logIn(lent)).data.error_type).toBe('unable_to_auth_webauthn_registration')
    const eve = await host.post('/users', { email: 'eve@example.com' })
    for (const [body, error] of [
      [{ domain, user_id: eve.data.user_id }, 'no_active_webauthn_registrations'],
      [{ domain, user_id: 'user-test-nobody' }, 'user_not_found'],
      [{ domain: 'evil.example' }, 'invalid_webauthn_registration_domain'],
    ] as const) {
      const answer = await host.post('/webauthn/authenticate/start', body)
      expect(answer.data.error_type).toBe(error)
    }
  })

  test('the address of a user with a passkey cannot be signed up with a password', async () => {
    const { world, host } = await fixture.startHost()
    const email = 'invited@example.com'
    const { data } = await host.post('/users', { email, create_user_as_pending: true })
    const { user_id } = data
    const begun = await host.post('/webauthn/register/start', {
      user_id,
      domain,
      return_passkey_credential_options: true,
    })
    const options: string = begun.data.public_key_credential_creation_options
    const public_key_credential = createDevice().create(options)
    expect((await host.post('/webauthn/register', { user_id, public_key_credential })).status).toBe(
      200,
    )
    const stranger = await signUp(world, email)
    expect([stranger.status, stranger.data.error_type]).toEqual([400, 'duplicate_email'])
  })

  test('passkeys are renamed and listed, by domain', async () => {
    const { host, user_id, takeOptions, finish } = await start()
    const device = createDevice()
    const registered = await finish(device.create(await takeOptions()))
    const id: string = registered.data.webauthn_registration_id
    const renamed = await host.put(`/webauthn/${id}`, { name: "Ada's phone" })
    expect(renamed.data.webauthn_registration).toMatchObject({
      webauthn_registration_id: id,
      name: "Ada's phone",
    })
    for (const [path, error] of [
      ['webauthn-registration-test-none', 'webauthn_registration_not_found'],
      ['%00', 'webauthn_registration_not_found'],
      [id, 'empty_webauthn_registration_name'],
    ] as const) {
      const answer = await host.put(`/webauthn/${path}`, { name: ' ' })
      expect([path, answer.data.error_type]).toEqual([path, error])
    }
    const list = async (whose: string, where = domain) =>
      (await host.get(`/webauthn/credentials/${whose}/${where}`)).data
    expect((await list(user_id)).credentials).toEqual([
      {
        credential_id: device.credentials[0]?.id,
        webauthn_registration_id: id,
        type: 'public-key',
        public_key: expect.stringMatching(/^[\w-]{80,}$/),
      },
    ])
    expect((await list('crm-1')).credentials).toHaveLength(1)
    expect((await list(user_id, 'www.example.com')).credentials).toEqual([])
    expect((await list('nobody')).error_type).toBe('user_not_found')
  })

  test('pages cannot list a user’s passkeys, nor can another project', async () => {
    const { world, host, user_id, takeOptions, finish } = await start()
    const other = await fixture.startHost()
    await finish(createDevice().create(await takeOptions()))
    const path = `/webauthn/credentials/${user_id}/${domain}`
    expect((await other.host.get(path)).data.error_type).toBe('user_not_found')
    const session: string = (await world.signIn('ada@example.com')).session_token
    expect((await world.get(`/v1${path}`, { session })).status).toBe(401)
    expect((await host.get(path)).status).toBe(200)
  })
})
