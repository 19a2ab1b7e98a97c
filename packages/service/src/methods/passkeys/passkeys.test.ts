import { createAuthenticator } from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from '../../testing/create-console-page.ts'
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
  takeSecondaryOptions,
} from '../../testing/passkey-calls.ts'

const domain = 'app.example.com'
const operatorOrigin = 'https://auth.example.com'

const createDevice = (aaguid?: string) =>
  createAuthenticator({ origin: pageOrigin, ...(aaguid && { aaguid }) })

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ project: { name: 'Corner Shop' } })
  })
  afterAll(fixture.close)
  const me = async (session: string) => (await world.get('/users/me', { session })).data
  return {
    get world() {
      return world
    },
    me,
  }
}

describe.each(pickEngines('sqlite'))('passkeys on %s', (engine) => {
  const suite = openSuite(engine)
  const { me } = suite

  test('a user registers a passkey and signs in with it, without saying who they are', async () => {
    const device = createDevice()
    const begun = await enrolPasskey(suite.world, device)
    const { data } = begun.answer
    expect(data.user.webauthn_registrations).toEqual([
      {
        webauthn_registration_id: begun.registrationId,
        domain,
        user_agent: expect.any(String),
        authenticator_type: 'platform',
        verified: true,
        name: 'Passkey',
        created_at: new Date(suite.world.now()).toISOString(),
        last_used_at: null,
      },
    ])
    const answer = await logInByPasskey(
      suite.world,
      device.get(await takeRequestOptions(suite.world)),
    )
    expect([answer.status, answer.data.user_id]).toEqual([200, begun.userId])
    expect(answer.data.webauthn_registration_id).toBe(begun.registrationId)
    expect(answer.data.session.authentication_factors).toEqual([
      {
        type: 'webauthn',
        delivery_method: 'webauthn_registration',
        last_authenticated_at: new Date(suite.world.now()).toISOString(),
        webauthn_factor: {
          webauthn_registration_id: begun.registrationId,
          domain,
          user_agent: expect.any(String),
        },
        user_verified: true,
      },
    ])
    const person = await me(answer.data.session_token)
    expect(person.user_id).toBe(begun.userId)
    expect(person.webauthn_registrations[0].last_used_at).toBe(
      new Date(suite.world.now()).toISOString(),
    )
  })

  test('registering a passkey adds the factor to the session, which gets a new token', async () => {
    const begun = await suite.world.signIn('factor@example.com')
    const options = await takeCreationOptions(suite.world, begun.session_token)
    const { data } = await register(
      suite.world,
      begun.session_token,
      createDevice().create(options),
    )
    expect(data.session.session_id).toBe(begun.session.session_id)
    expect(data.session_token).not.toBe(begun.session_token)
    expect(data.session.authentication_factors.map(({ type }: { type: string }) => type)).toEqual([
      'magic_link',
      'webauthn',
    ])
  })

  test('the creation options request a discoverable credential and exclude those the user already has', async () => {
    const { session_token, user_id } = await suite.world.signIn('options@example.com')
    const headers = { origin: pageOrigin }
    await suite.world.send(
      'PUT',
      '/users/me',
      { name: { first_name: 'Ada', last_name: 'Lovelace' } },
      { session: session_token, headers },
    )
    const device = createDevice()
    const first = await takeCreationOptions(suite.world, session_token)
    const registered = await register(suite.world, session_token, device.create(first))
    const session: string = registered.data.session_token
    const second = JSON.parse(
      await takeCreationOptions(suite.world, session, { authenticator_type: 'cross-platform' }),
    )
    expect(second).toEqual({
      rp: { id: domain, name: 'Corner Shop' },
      user: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        name: 'options@example.com',
        displayName: 'Ada Lovelace',
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      excludeCredentials: [
        {
          type: 'public-key',
          id: device.credentials[0]?.id,
          transports: ['hybrid', 'internal'],
        },
      ],
      authenticatorSelection: {
        authenticatorAttachment: 'cross-platform',
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      extensions: { credProps: true },
    })
    // The same for every passkey of theirs, and nothing that names them elsewhere.
    expect(second.user.id).toBe(JSON.parse(first).user.id)
    const handle = Buffer.from(second.user.id, 'base64url').toString('latin1')
    expect([handle.includes(user_id), handle.includes('options@')]).toEqual([false, false])
  })

  test('a host may name the user, but not with the id of another user', async () => {
    const overrides = {
      override_id: 'customer 42 🔑',
      override_name: 'ada',
      override_display_name: 'Countess',
    }
    const { session_token } = await suite.world.signIn('override@example.com')
    const device = createDevice()
    const text = await takeCreationOptions(suite.world, session_token, overrides)
    expect(JSON.parse(text).user).toEqual({
      id: Buffer.from(overrides.override_id).toString('base64url'),
      name: 'ada',
      displayName: 'Countess',
    })
    const { data } = await register(suite.world, session_token, device.create(text))
    expect(data.webauthn_signals).toEqual([
      {
        rp_id: domain,
        user_handle: JSON.parse(text).user.id,
        accepted_credential_ids: [device.credentials[0]?.id],
      },
    ])
    const signedIn = await logInByPasskey(
      suite.world,
      device.get(await takeRequestOptions(suite.world)),
    )
    expect([signedIn.status, signedIn.data.user_id]).toEqual([200, data.user_id])
    const other = await suite.world.signIn('override2@example.com')
    for (const override_id of [overrides.override_id, 'x'.repeat(65), '\u{1F511}'.repeat(17)]) {
      const refused = await startRegistration(suite.world, other.session_token, { override_id })
      expect([refused.status, refused.data.error_details.field]).toEqual([400, 'override_id'])
    }
  })

  test('the options of a passkey log-in are the same for everybody, and name no user', async () => {
    const answer = await startLogIn(suite.world)
    expect(JSON.parse(answer.data.public_key_credential_request_options)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      rpId: domain,
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  test('a key that is not discoverable works as a second factor, not as the first', async () => {
    const device = createDevice()
    const { session_token, user_id, user } = await suite.world.signIn('second@example.com')
    const none = await suite.world.post(
      '/webauthn/authenticate/start/secondary',
      { domain },
      { session: session_token, headers: { origin: pageOrigin } },
    )
    expect([none.status, none.data.error_type]).toEqual([400, 'no_active_webauthn_registrations'])
    const options = await takeCreationOptions(suite.world, session_token, {
      return_passkey_credential_options: false,
    })
    expect(JSON.parse(options).authenticatorSelection.residentKey).toBe('discouraged')
    await register(suite.world, session_token, device.create(options))
    const begun = await suite.world.signIn('second@example.com')
    const asked = await takeSecondaryOptions(suite.world, begun.session_token)
    expect(JSON.parse(asked).allowCredentials).toEqual([
      expect.objectContaining({ id: device.credentials[0]?.id }),
    ])
    const proved = await logInByPasskey(suite.world, device.get(asked), begun.session_token)
    expect([proved.status, proved.data.user_id]).toEqual([200, user_id])
    expect(proved.data.session.session_id).toBe(begun.session.session_id)
    expect(proved.data.session.authentication_factors).toHaveLength(2)
    // Nor where the authenticator made it one that browsers offer.
    for (const made of device.credentials.splice(0)) {
      device.credentials.push({ ...made, isDiscoverable: true })
    }
    const alone = await logInByPasskey(
      suite.world,
      device.get(await takeRequestOptions(suite.world)),
    )
    expect([alone.status, alone.data.error_type]).toEqual([
      401,
      'unable_to_auth_webauthn_registration',
    ])
    // It is nothing to sign in with: the address stays.
    const path = `/users/emails/${user.emails[0].email_id}`
    const kept = await suite.world.send('DELETE', path, undefined, {
      session: proved.data.session_token,
    })
    expect(kept.data.error_type).toBe('cannot_delete_last_primary_factor')
  })

  test('a user can rename a passkey to a non-empty, single-line name', async () => {
    const { session, registrationId } = await enrolPasskey(
      suite.world,
      createDevice(),
      'name@example.com',
    )
    const rename = (id: string, name: unknown) =>
      suite.world.send('PUT', `/webauthn/update/${id}`, { name }, { session })
    const { status, data } = await rename(registrationId, '  My\u0000 phone\n 📱 ')
    expect([status, data.webauthn_registration.name]).toEqual([200, 'My phone 📱'])
    expect((await me(session)).webauthn_registrations[0].name).toBe('My phone 📱')
    expect(data.webauthn_signals).toHaveLength(1)
    const refusals = [
      [registrationId, '', 'empty_webauthn_registration_name'],
      [registrationId, ' \n\t ', 'empty_webauthn_registration_name'],
      [registrationId, 'x'.repeat(129), 'bad_request'],
      [registrationId, null, 'bad_request'],
      ['x', 'New', 'invalid_webauthn_registration_id'],
      ['webauthn-registration-test-1', 'New', 'webauthn_registration_not_found'],
    ] as const
    for (const [id, name, errorType] of refusals) {
      expect([id, name, (await rename(id, name)).data.error_type]).toEqual([id, name, errorType])
    }
    expect((await me(session)).webauthn_registrations[0].name).toBe('My phone 📱')
  })

  test('a removed passkey no longer signs in, and the browser is signalled which ones remain', async () => {
    const device = createDevice()
    const { session, registrationId, userId } = await enrolPasskey(
      suite.world,
      device,
      'gone@example.com',
    )
    const path = `/users/webauthn_registrations/${registrationId}`
    const { status, data } = await suite.world.send('DELETE', path, undefined, { session })
    expect([status, data.user_id, data.__user.webauthn_registrations]).toEqual([200, userId, []])
    expect(data.webauthn_signals).toEqual([
      {
        rp_id: domain,
        user_handle: device.credentials[0]?.userHandle,
        accepted_credential_ids: [],
        name: 'gone@example.com',
        display_name: 'gone@example.com',
      },
    ])
    const again = await suite.world.send('DELETE', path, undefined, { session })
    expect([again.status, again.data.error_type]).toEqual([404, 'webauthn_registration_not_found'])
    const refused = await logInByPasskey(
      suite.world,
      device.get(await takeRequestOptions(suite.world)),
    )
    expect([refused.status, refused.data.error_type]).toEqual([
      404,
      'webauthn_registration_not_found',
    ])
  })

  test('a new passkey is named after its authenticator, or else after the browser', async () => {
    const { session_token } = await suite.world.signIn('names@example.com')
    const user_agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
    const known = createDevice('bada5566-a7aa-401f-bd96-45619a55120d')
    const first = await register(
      suite.world,
      session_token,
      known.create(await takeCreationOptions(suite.world, session_token)),
    )
    suite.world.advance(1)
    const session: string = first.data.session_token
    const { data } = await register(
      suite.world,
      session,
      createDevice().create(
        await takeCreationOptions(suite.world, session, { user_agent: `${user_agent}\n\u0000` }),
      ),
    )
    expect(
      data.user.webauthn_registrations.map((one: { name: string; user_agent: string }) => one.name),
    ).toEqual(['1Password', 'Safari on iPhone'])
    expect(data.user.webauthn_registrations[1].user_agent).toBe(user_agent)
  })

  test('the account’s owner gets a mail about a new passkey, but not about a failed registration', async () => {
    const email = 'notice@example.com'
    const begun = await enrolPasskey(suite.world, createDevice(), email)
    await register(suite.world, begun.session, 'x')
    await suite.world.service.deliverNow()
    const mails = suite.world.inbox.list(email).filter(({ subject }) => subject.includes('passkey'))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your Corner Shop account',
    ])
    expect(mails[0]?.text).toContain(
      `It can now be used to sign in as ${email}.\n\nPasskey: Passkey\n`,
    )
  })
})

describe.each(pickEngines('postgres'))('passkeys at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { me } = suite

  test('the last way to sign in cannot be removed: if passkey and address are removed at once, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `last${round}@example.com`
      const { session, registrationId, answer } = await enrolPasskey(
        suite.world,
        createDevice(),
        email,
      )
      const paths = [
        `/users/webauthn_registrations/${registrationId}`,
        `/users/emails/${answer.data.user.emails[0].email_id}`,
      ]
      const answers = await Promise.all(
        paths.map((path) => suite.world.send('DELETE', path, undefined, { session })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const { emails, webauthn_registrations } = await me(session)
      expect(emails.length + webauthn_registrations.length).toBe(1)
    }
  })

  test('a user has at most 50 passkeys, also after parallel registrations', async () => {
    const { session_token, user_id } = await suite.world.signIn('many@example.com')
    const { projectId } = suite.world.project
    const first = createDevice()
    const options = await takeCreationOptions(suite.world, session_token)
    const { data } = await register(suite.world, session_token, first.create(options))
    const kept = await suite.world.storage.passkeys.listOfUser(projectId, user_id)
    for (const row of kept) {
      for (let i = 0; i < 48; i++) {
        const copy = {
          ...row,
          registrationId: `${row.registrationId}-${i}`,
          credentialId: `copy-of-${engine}-${i}`,
        }
        expect(await suite.world.storage.passkeys.add(copy)).toBe('added')
      }
    }
    const session: string = data.session_token
    const credentials = await Promise.all(
      [0, 1].map(async () =>
        createDevice().create(await takeCreationOptions(suite.world, session)),
      ),
    )
    const answers = await Promise.all(credentials.map((one) => register(suite.world, session, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await suite.world.storage.passkeys.listOfUser(projectId, user_id)).toHaveLength(50)
  })
})

describe.each(pickEngines('sqlite'))('passkeys of operators on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('one that is offered at the users’ sign-in is refused without the error on which browsers delete it', async () => {
    const world = await fixture.start({
      config: { admin: true },
      project: { allowedOrigins: [operatorOrigin] },
    })
    const page = await openConsole(world)
    const prove = async (device: Pick<typeof page.device, 'get'>, tampering: object = {}) => {
      const asked = { domain: 'auth.example.com' }
      const options = await takeRequestOptions(world, asked, operatorOrigin)
      const signed = device.get(options, { tampering })
      const { status, data } = await logInByPasskey(world, signed, undefined, operatorOrigin)
      return [status, data.error_type]
    }
    expect(await prove(page.device)).toEqual([401, 'unable_to_auth_webauthn_registration'])
    const unknown = await prove(page.device, { credentialId: 'AAAA' })
    expect(unknown).toEqual([404, 'webauthn_registration_not_found'])
    // the operator's passkey still works where it belongs
    expect((await page.signIn()).status).toBe(200)
  })
})
