/** Passkeys by a host's back end: the official package for Node, unmodified, over TLS. */
import { sessions } from '@portico/contract'
import { type Authenticator, createAuthenticator, createWorld, type World } from '@portico/testkit'
import type { Client } from 'stytch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolByCode } from './support/enrol.ts'
import { type BackEnd, type BackEndError, startBackEnd } from './support/start-back-end.ts'

const domain = 'localhost'
const session_duration_minutes = 60
const options = {
  domain,
  return_passkey_credential_options: true,
  use_base64_url_encoding: true,
}

describe("passkeys from a host's back end", () => {
  let world: World
  let backEnd: BackEnd
  let host: Client
  beforeAll(async () => {
    world = await createWorld({ tls: true })
    backEnd = startBackEnd(world)
    host = backEnd.client
  })
  afterAll(async () => {
    backEnd?.stop()
    await world?.stop()
  })

  const fails = (call: Promise<unknown>): Promise<Partial<BackEndError>> =>
    call.then(
      () => ({}),
      (error: BackEndError) => error,
    )
  const createDevice = () => createAuthenticator({ origin: 'http://localhost:3000' })
  /** Registers a passkey of a new person. */
  async function enrol(device: Authenticator, email: string) {
    const { user_id } = await host.users.create({ email })
    const begun = await host.webauthn.registerStart({ user_id, ...options })
    const public_key_credential = device.create(begun.public_key_credential_creation_options)
    const registered = await host.webauthn.register({ user_id, public_key_credential })
    return { user_id, begun, registered }
  }

  test('a user without a session registers a passkey, and signs in with it', async () => {
    const device = createDevice()
    const { user_id, begun, registered } = await enrol(device, 'ada@example.com')
    expect(begun).toMatchObject({ status_code: 200, user_id })
    expect(JSON.parse(begun.public_key_credential_creation_options)).toMatchObject({
      rp: { id: domain },
      user: { name: 'ada@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(registered).toMatchObject({
      status_code: 200,
      user_id,
      session_token: '',
      session_jwt: '',
      user: {
        webauthn_registrations: [
          { webauthn_registration_id: registered.webauthn_registration_id, domain, verified: true },
        ],
      },
    })

    const asked = await host.webauthn.authenticateStart(options)
    expect(asked).toMatchObject({ status_code: 200, user_id: '' })
    const proved = await host.webauthn.authenticate({
      public_key_credential: device.get(asked.public_key_credential_request_options),
      session_duration_minutes,
      session_custom_claims: { tier: 2 },
    })
    expect(proved).toMatchObject({
      user_id,
      webauthn_registration_id: registered.webauthn_registration_id,
      session: {
        custom_claims: { tier: 2 },
        authentication_factors: [
          {
            type: 'webauthn',
            delivery_method: 'webauthn_registration',
            webauthn_factor: {
              webauthn_registration_id: registered.webauthn_registration_id,
              domain,
            },
          },
        ],
      },
    })
    const { session_token: session } = proved
    expect((await world.call(sessions.authenticate, {}, { session })).status).toBe(200)
  })

  test.each(['session_token', 'session_jwt'] as const)(
    'a passkey adds a factor to the session identified by its %s',
    async (by) => {
      const device = createDevice()
      const email = `${by.replace('_', '-')}@example.com`
      const { user_id } = await enrol(device, email)
      const begun = await host.sessions.authenticate({
        session_token: await enrolByCode(world, email),
      })
      const asked = await host.webauthn.authenticateStart({ ...options, user_id })
      expect(asked.user_id).toBe(user_id)
      const { session } = await host.webauthn.authenticate({
        public_key_credential: device.get(asked.public_key_credential_request_options),
        [by]: begun[by],
        session_duration_minutes,
      })
      expect(session?.session_id).toBe(begun.session.session_id)
      expect(session?.authentication_factors.map(({ type }) => type).sort()).toEqual([
        'otp',
        'webauthn',
      ])
    },
  )

  test('a passkey can be renamed, listed with its key, found by search, and deleted', async () => {
    const device = createDevice()
    const email = 'cleo@example.com'
    const { user_id, registered } = await enrol(device, email)
    const { webauthn_registration_id } = registered
    const renamed = await host.webauthn.update({ webauthn_registration_id, name: 'My phone' })
    expect(renamed.webauthn_registration).toMatchObject({
      webauthn_registration_id,
      name: 'My phone',
    })
    const { credentials } = await host.webauthn.listCredentials({ user_id, domain })
    expect(credentials).toMatchObject([
      { webauthn_registration_id, type: 'public-key', credential_id: device.credentials[0]?.id },
    ])
    const found = await host.users.search({
      query: {
        operator: 'AND',
        operands: [
          { filter_name: 'webauthn_registration_id', filter_value: [webauthn_registration_id] },
        ],
      },
    })
    expect(found.results.map((user) => user.user_id)).toEqual([user_id])

    await enrolByCode(world, email)
    await host.users.deleteWebAuthnRegistration({ webauthn_registration_id })
    expect(await host.webauthn.listCredentials({ user_id, domain })).toMatchObject({
      credentials: [],
    })
    const asked = await host.webauthn.authenticateStart(options)
    const gone = host.webauthn.authenticate({
      public_key_credential: device.get(asked.public_key_credential_request_options),
    })
    expect(await fails(gone)).toMatchObject({
      status_code: 404,
      error_type: 'webauthn_registration_not_found',
    })
  })

  test('each refusal has its error type', async () => {
    const device = createDevice()
    const { user_id, begun } = await enrol(device, 'dora@example.com')
    const { webauthn } = host
    const tampering = { flags: { userVerified: false } }
    const asked = await webauthn.authenticateStart(options)
    const unverified = device.get(asked.public_key_credential_request_options, { tampering })
    const reused = createDevice().create(begun.public_key_credential_creation_options)
    const calls: readonly (readonly [() => Promise<unknown>, string])[] = [
      [
        () => webauthn.registerStart({ user_id, domain: 'evil.example' }),
        'invalid_webauthn_registration_domain',
      ],
      [() => webauthn.registerStart({ user_id: 'nobody', domain }), 'user_not_found'],
      [
        () => webauthn.register({ user_id, public_key_credential: reused }),
        'no_pending_webauthn_registration',
      ],
      [
        () => webauthn.register({ user_id, public_key_credential: '{}' }),
        'unable_to_register_webauthn_registration',
      ],
      [
        () => webauthn.authenticate({ public_key_credential: unverified }),
        'unable_to_auth_webauthn_registration',
      ],
      [
        () => webauthn.update({ webauthn_registration_id: 'none', name: 'x' }),
        'webauthn_registration_not_found',
      ],
    ]
    for (const [call, error_type] of calls)
      expect(await fails(call())).toMatchObject({ error_type })
  })
})
