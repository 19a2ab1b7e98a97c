import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import './passkeys.ts'
import type { Client } from '../../client/client.ts'
import { NoCurrentSessionError } from '../../foundation/errors/sdk-errors.ts'
import { answer, holdAnswer, refuse } from '../../testing/fake-service.ts'
import {
  autofill,
  createPasskeyWorld,
  encode,
  follow,
  registration,
  rpId,
  told,
  webauthn_registration_id,
  webauthn_signals,
} from '../../testing/passkey-world.ts'
import { WebauthnError } from './webauthn-error.ts'

describe('webauthn.register', () => {
  it('calls the service, the browser and the service again, and stores the new session', async () => {
    const { clock, client, signIn, webauthn, bodies } = createPasskeyWorld()
    await signIn()
    const call = follow(
      client.webauthn.register({ is_passkey: true, session_duration_minutes: 60 }),
    )
    await clock.settle()
    expect(webauthn.getPending()).toMatchObject({ ceremony: 'create', challenge: 'challenge-1' })
    expect(bodies('POST /webauthn/register/start')).toEqual([
      {
        domain: rpId,
        user_agent: 'Test/1.0',
        return_passkey_credential_options: true,
        session_duration_minutes: undefined,
      },
    ])
    webauthn.pick()
    await clock.settle()
    expect(bodies('POST /webauthn/register')).toEqual([
      { public_key_credential: expect.any(String), session_duration_minutes: 60 },
    ])
    const [{ public_key_credential = '' } = {}] = bodies('POST /webauthn/register').map(Object)
    expect(JSON.parse(public_key_credential)).toEqual({
      id: 'credential-1',
      rawId: encode('credential-1'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: encode('client'),
        attestationObject: encode('attestation'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    })
    expect(call.result).toMatchObject({ webauthn_registration_id })
    expect(call.result).not.toHaveProperty('webauthn_signals')
    expect(webauthn.told).toEqual(told)
    expect(client.session.getTokens()?.session_token).toBe('token-1-renewed')
  })

  it('without a session fails with the specified sentence', async () => {
    const { service, client, webauthn } = createPasskeyWorld()
    service.on('POST /webauthn/register/start', () => refuse(401, 'user_unauthenticated'))
    const error = await client.webauthn.register().catch((caught) => caught)
    expect(error).toBeInstanceOf(NoCurrentSessionError)
    expect(error.message).toBe(
      'Must have an active session to call this method. Have you logged in yet?',
    )
    expect(error.cause).toMatchObject({ error_type: 'user_unauthenticated' })
    expect(webauthn.requests).toEqual([])
  })

  it.each([
    ['NotAllowedError', 'cancelled', false],
    ['InvalidStateError', 'already_registered', false],
    ['SecurityError', 'invalid_domain', true],
    ['UnknownError', 'failed', true],
  ] as const)('%s of the browser is %s, reported: %s', async (name, code, isReported) => {
    const { clock, client, signIn, webauthn, reported } = createPasskeyWorld()
    await signIn()
    const call = follow(client.webauthn.register())
    await clock.settle()
    webauthn.refuse(name, 'The words of the browser.')
    await clock.settle()
    expect(call.result).toBeInstanceOf(WebauthnError)
    expect(call.result).toMatchObject({ code, name, cause: { name } })
    expect(reported).toEqual(isReported ? [call.result] : [])
  })

  it('signals to the browser a passkey that the service refused', async () => {
    const { clock, service, client, signIn, webauthn } = createPasskeyWorld()
    await signIn()
    service.on('POST /webauthn/register', () =>
      refuse(400, 'unable_to_register_webauthn_registration'),
    )
    const call = follow(client.webauthn.register())
    await clock.settle()
    webauthn.pick('credential-9')
    await clock.settle()
    expect(call.result).toMatchObject({ error_type: 'unable_to_register_webauthn_registration' })
    expect(webauthn.told).toEqual(['unknown app.example.com credential-9'])
  })

  it('leaves a passkey alone that the service already knows', async () => {
    const { clock, service, client, signIn, webauthn } = createPasskeyWorld()
    await signIn()
    service.on('POST /webauthn/register', () => refuse(400, 'duplicate_webauthn_registration'))
    follow(client.webauthn.register())
    await clock.settle()
    webauthn.pick()
    await clock.settle()
    expect(webauthn.told).toEqual([])
  })

  it('refuses arguments of the wrong type before any call', async () => {
    const { client, service } = createPasskeyWorld()
    const call = Reflect.apply(client.webauthn.register, null, [{ domain: 5 }])
    await expect(call).rejects.toThrow('domain must be a string.')
    expect(service.count('POST /webauthn/register/start')).toBe(0)
  })
})

describe('webauthn.register with conditional_mediation', () => {
  const able = { statics: { getClientCapabilities: async () => ({ conditionalCreate: true }) } }
  const upgrade = (client: Client) =>
    client.webauthn.register({ is_passkey: true, conditional_mediation: true })

  it('creates a passkey silently, and the service knows that the user was not asked', async () => {
    const { clock, client, signIn, webauthn, bodies } = createPasskeyWorld(able)
    await signIn()
    const call = follow(upgrade(client))
    await clock.settle()
    expect(webauthn.requests).toEqual(['create conditional'])
    expect(bodies('POST /webauthn/register/start')).toMatchObject([{ conditional_mediation: true }])
    webauthn.pick()
    await clock.settle()
    expect(call.result).toMatchObject({ webauthn_registration_id })
  })

  it.each(['NotAllowedError', 'InvalidStateError', 'ConstraintError', 'UnknownError'])(
    'returns null on %s from the browser',
    async (name) => {
      const { clock, client, signIn, webauthn } = createPasskeyWorld(able)
      await signIn()
      const call = follow(upgrade(client))
      await clock.settle()
      webauthn.refuse(name)
      await clock.settle()
      expect(call.result).toBeNull()
    },
  )

  it('does nothing when the browser does not support it', async () => {
    const { client, signIn, service } = createPasskeyWorld()
    await signIn()
    expect(await upgrade(client)).toBeNull()
    expect(service.count('POST /webauthn/register/start')).toBe(0)
  })
})

describe('webauthn.authenticate', () => {
  it('signs in', async () => {
    const { clock, client, webauthn, bodies } = createPasskeyWorld()
    const call = follow(
      client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 30 }),
    )
    await clock.settle()
    expect(webauthn.requests).toEqual(['get'])
    webauthn.pick()
    await clock.settle()
    expect(bodies('POST /webauthn/authenticate/start/primary')).toEqual([
      { domain: rpId, return_passkey_credential_options: true },
    ])
    const [{ public_key_credential = '', ...body } = {}] = bodies(
      'POST /webauthn/authenticate',
    ).map(Object)
    expect(body).toEqual({ session_duration_minutes: 30 })
    expect(JSON.parse(public_key_credential)).toMatchObject({
      id: 'credential-1',
      response: {
        clientDataJSON: encode('client'),
        authenticatorData: encode('authenticator'),
        signature: encode('signature'),
        userHandle: encode('handle'),
      },
    })
    expect(call.result).toMatchObject({ webauthn_registration_id })
    expect(client.session.getSync()).not.toBeNull()
    expect(webauthn.told).toEqual(told)
  })

  it('while signed in adds a factor', async () => {
    const { clock, client, signIn, service } = createPasskeyWorld()
    await signIn()
    follow(client.webauthn.authenticate({ domain: 'example.com' }))
    await clock.settle()
    expect(service.count('POST /webauthn/authenticate/start/secondary')).toBe(1)
    expect(service.count('POST /webauthn/authenticate/start/primary')).toBe(0)
  })

  it('is the first factor when the session has ended elsewhere', async () => {
    const { clock, client, signIn, service, webauthn } = createPasskeyWorld()
    await signIn()
    service.on('POST /webauthn/authenticate/start/secondary', () =>
      refuse(404, 'session_not_found'),
    )
    const call = follow(client.webauthn.authenticate())
    await clock.settle()
    expect(client.session.getSync()).toBeNull()
    expect(service.count('POST /webauthn/authenticate/start/primary')).toBe(1)
    webauthn.pick()
    await clock.settle()
    expect(call.result).toMatchObject({ webauthn_registration_id })
  })

  it('signals to the browser a passkey that the service does not know', async () => {
    const { clock, service, client, webauthn } = createPasskeyWorld()
    service.on('POST /webauthn/authenticate', () => refuse(404, 'webauthn_registration_not_found'))
    const call = follow(client.webauthn.authenticate())
    await clock.settle()
    webauthn.pick('credential-9')
    await clock.settle()
    expect(call.result).toMatchObject({ error_type: 'webauthn_registration_not_found' })
    expect(webauthn.told).toEqual(['unknown app.example.com credential-9'])
  })

  it.each([
    ['insecure_context', { isSecureContext: false }],
    ['not_supported', { statics: undefined }],
    ['not_permitted', { isAllowed: false }],
  ] as const)('fails with %s without any call', async (code, parts) => {
    const { client, webauthn, service } = createPasskeyWorld(parts)
    await expect(client.webauthn.authenticate()).rejects.toMatchObject({ code })
    expect(await autofill(client)).toBeNull()
    expect(webauthn.requests).toEqual([])
    expect(service.count('POST /webauthn/authenticate/start/primary')).toBe(0)
  })

  it('rejects with the caller’s abort reason at any stage', async () => {
    const { clock, service, client, webauthn, reported } = createPasskeyWorld()
    const reason = new Error('left')
    const early = new AbortController()
    early.abort(reason)
    await expect(autofill(client, early.signal)).rejects.toBe(reason)

    const held = holdAnswer()
    const whileStarting = new AbortController()
    service.on('POST /webauthn/authenticate/start/primary', () => held.reply)
    const starting = follow(client.webauthn.authenticate({ signal: whileStarting.signal }))
    await clock.settle()
    whileStarting.abort(reason)
    await clock.settle()
    expect(starting.result).toBe(reason)
    expect(webauthn.requests).toEqual([])
    expect(reported).toEqual([])
  })

  it('is not completed when the call was aborted while the browser was asking', async () => {
    const { clock, service, client, webauthn } = createPasskeyWorld({ isDeaf: true })
    const controller = new AbortController()
    const call = follow(client.webauthn.authenticate({ signal: controller.signal }))
    await clock.settle()
    const reason = new Error('left')
    controller.abort(reason)
    webauthn.pick()
    await clock.settle()
    expect(call.result).toBe(reason)
    expect(service.count('POST /webauthn/authenticate')).toBe(0)
  })

  it('with autofill returns null and warns when the page has no field for it', async () => {
    const { client, browser, webauthn } = createPasskeyWorld({ hasField: false })
    expect(await autofill(client)).toBeNull()
    expect(await browser.readWarnings()).toEqual([expect.stringContaining('autocomplete')])
    expect(webauthn.requests).toEqual([])
  })

  it('with autofill returns null for a signed-in user without a passkey; the button throws the error', async () => {
    const { client, service, signIn, webauthn } = createPasskeyWorld()
    await signIn()
    service.on('POST /webauthn/authenticate/start/secondary', () =>
      refuse(400, 'no_active_webauthn_registrations'),
    )
    expect(await autofill(client)).toBeNull()
    await expect(client.webauthn.authenticate()).rejects.toMatchObject({
      error_type: 'no_active_webauthn_registrations',
    })
    expect(webauthn.requests).toEqual([])
  })

  it('with autofill continues without a field when the input check is disabled', async () => {
    const { clock, client, webauthn } = createPasskeyWorld({ hasField: false })
    follow(client.webauthn.authenticate({ conditional_mediation: true, disable_input_check: true }))
    await clock.settle()
    expect(webauthn.requests).toEqual(['get conditional'])
  })

  it('with autofill returns null when another request on the page holds the browser', async () => {
    const { clock, client, webauthn } = createPasskeyWorld()
    const other = webauthn.port.credentials?.get({ mediation: 'conditional' })
    expect(await autofill(client)).toBeNull()
    await expect(client.webauthn.authenticate()).rejects.toMatchObject({ code: 'busy' })
    webauthn.refuse('NotAllowedError')
    await expect(other).rejects.toThrow()
    const call = follow(autofill(client))
    await clock.settle()
    webauthn.pick()
    await clock.settle()
    expect(call.result).toMatchObject({ webauthn_registration_id })
  })
})

describe('webauthn.update', () => {
  const route = 'PUT /webauthn/update/webauthn-registration-test-1'

  it('renames, and the cached user has the new name', async () => {
    const { clock, service, client, signIn, webauthn, bodies } = createPasskeyWorld()
    await signIn()
    service.on('GET /users/me', () =>
      answer({ ...service.openSession().user, webauthn_registrations: [registration] }),
    )
    await client.user.get()
    const renamed = { ...registration, name: 'Phone' }
    service.on(route, () => answer({ webauthn_registration: renamed, webauthn_signals }))
    const heard: unknown[] = []
    client.user.onChange((user) => heard.push(user?.webauthn_registrations))
    const reply = await client.webauthn.update({ webauthn_registration_id, name: 'Phone' })
    await clock.settle()
    expect(bodies(route)).toEqual([{ name: 'Phone' }])
    expect(reply).toMatchObject({ webauthn_registration: renamed })
    expect(reply).not.toHaveProperty('webauthn_signals')
    expect(heard).toEqual([[renamed]])
    expect(webauthn.told).toEqual(told)
  })

  it('without a session fails', async () => {
    const { service, client } = createPasskeyWorld()
    service.on(route, () => refuse(401, 'user_unauthenticated'))
    const call = client.webauthn.update({ webauthn_registration_id, name: 'Phone' })
    await expect(call).rejects.toBeInstanceOf(NoCurrentSessionError)
  })
})

describe('the browser is signalled', () => {
  it('a passkey that was deleted, and a user who was renamed', async () => {
    const { clock, service, client, signIn, webauthn } = createPasskeyWorld()
    await signIn()
    const __user = client.user.getSync()
    const gone = { rp_id: rpId, user_handle: 'handle', accepted_credential_ids: [] }
    service.on('DELETE /users/webauthn_registrations/webauthn-registration-test-1', () =>
      answer({
        user_id: 'user-test-1',
        __user,
        webauthn_signals: [gone],
      }),
    )
    const deletion = await client.user.deleteWebauthnRegistration(webauthn_registration_id)
    expect(deletion).not.toHaveProperty('webauthn_signals')
    service.on('PUT /users/me', () => answer({ user_id: 'user-test-1', __user, webauthn_signals }))
    const update = await client.user.update({ name: { first_name: 'Ada' } })
    expect(update).not.toHaveProperty('webauthn_signals')
    await clock.settle()
    expect(webauthn.told).toEqual(['accepted app.example.com handle ', ...told])
  })

  it('nothing when it does not support signals, and an error it throws is ignored', async () => {
    const shout = (): never => {
      throw new DOMException('No.', 'SecurityError')
    }
    const { clock, client, webauthn } = createPasskeyWorld({
      statics: { signalAllAcceptedCredentials: shout, signalCurrentUserDetails: undefined },
    })
    const call = follow(client.webauthn.authenticate())
    await clock.settle()
    webauthn.pick()
    await clock.settle()
    expect(call.result).toMatchObject({ webauthn_registration_id })
  })
})
