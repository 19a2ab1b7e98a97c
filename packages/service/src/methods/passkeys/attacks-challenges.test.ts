import { randomBytes } from 'node:crypto'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  readPasskeyState,
  register,
  takeCreationOptions,
  takeRequestOptions,
  takeSecondaryOptions,
} from '../../testing/passkey-calls.ts'

const fiveMinutes = 5 * 60_000
const createDevice = () => createAuthenticator({ origin: pageOrigin })
const toChallenge = (options: string): string => JSON.parse(options).challenge
/** The same options with another challenge. */
const withChallenge = (options: string, challenge: unknown) =>
  JSON.stringify({ ...JSON.parse(options), challenge })

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const readState = (world: TestService) => readPasskeyState(fixture.database, world)
  return { fixture, start, readState }
}

describe.each(pickEngines('sqlite'))('attacks on the challenges of passkeys, on %s', (engine) => {
  const { fixture, start, readState } = openFixture(engine)

  test('WA-01 a registration’s challenge is used up by its first response, even a refused one', async () => {
    const world = await start()
    const { session_token } = await world.signIn('ada@example.com')
    const device = createDevice()
    const options = await takeCreationOptions(world, session_token)
    const credential = device.create(options)
    const answer = await register(world, session_token, credential)
    expect(answer.status).toBe(200)
    const session: string = answer.data.session_token
    const state = await readState(world)
    for (const again of [credential, createDevice().create(options)]) {
      const refused = await register(world, session, again)
      expect(refused.data.error_type).toBe('no_pending_webauthn_registration')
    }

    const failed = await takeCreationOptions(world, session)
    const untrue = createDevice().create(failed, { tampering: { flags: { userPresent: false } } })
    expect((await register(world, session, untrue)).data.error_type).toBe(
      'unable_to_register_webauthn_registration',
    )
    expect((await register(world, session, createDevice().create(failed))).data.error_type).toBe(
      'no_pending_webauthn_registration',
    )
    expect(await readState(world)).toEqual(state)
  })

  test('WA-01 a log-in’s challenge is used up by its first response, even a refused one', async () => {
    const world = await start()
    const device = createDevice()
    await enrolPasskey(world, device)
    const options = await takeRequestOptions(world)
    const credential = device.get(options)
    expect((await logInByPasskey(world, credential)).status).toBe(200)
    const failed = await takeRequestOptions(world)
    const tampering = { signature: 'foreign key' } as const
    expect((await logInByPasskey(world, device.get(failed, { tampering }))).status).toBe(401)
    const state = await readState(world)
    for (const again of [credential, device.get(options), device.get(failed)]) {
      const refused = await logInByPasskey(world, again)
      expect(refused.status).toBe(401)
      expect(refused.data.error_type).toBe('unable_to_auth_webauthn_registration')
    }
    expect(await readState(world)).toEqual(state)
  })

  test('WA-01 a used challenge stays used after a restart of the service', async () => {
    const world = await start()
    const device = createDevice()
    await enrolPasskey(world, device)
    const credential = device.get(await takeRequestOptions(world))
    expect((await logInByPasskey(world, credential)).status).toBe(200)
    const restarted = await start({ project: world.project })
    expect((await logInByPasskey(restarted, credential)).status).toBe(401)
  })

  test('WA-01 a challenge expires after exactly five minutes', async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const [early, late] = [await takeRequestOptions(world), await takeRequestOptions(world)]
    const [soon, over] = [
      await takeCreationOptions(world, session),
      await takeCreationOptions(world, session),
    ]
    world.advance(fiveMinutes - 1)
    expect((await logInByPasskey(world, device.get(early))).status).toBe(200)
    const registered = await register(world, session, createDevice().create(soon))
    expect(registered.status).toBe(200)
    world.advance(1)
    expect((await logInByPasskey(world, device.get(late))).data.error_type).toBe(
      'unable_to_auth_webauthn_registration',
    )
    const renewed: string = registered.data.session_token
    expect((await register(world, renewed, createDevice().create(over))).data.error_type).toBe(
      'no_pending_webauthn_registration',
    )
  })

  test('WA-01 a registration can be finished only in the session that started it', async () => {
    const world = await start()
    const mine: string = (await world.signIn('ada@example.com')).session_token
    const myOther: string = (await world.signIn('ada@example.com')).session_token
    const theirs: string = (await world.signIn('bob@example.com')).session_token
    const state = await readState(world)
    for (const session of [myOther, theirs]) {
      const credential = createDevice().create(await takeCreationOptions(world, mine))
      const answer = await register(world, session, credential)
      expect(answer.data.error_type).toBe('no_pending_webauthn_registration')
    }
    const credential = createDevice().create(await takeCreationOptions(world, mine))
    const nobody = await world.post('/webauthn/register', {
      public_key_credential: credential,
      session_duration_minutes: 30,
    })
    expect(nobody.status).toBe(401)
    expect(await readState(world)).toEqual(state)
  })

  test('WA-01 a second-factor challenge can be answered only in the session that requested it, by its user', async () => {
    const world = await start()
    const [ada, bob] = [createDevice(), createDevice()]
    const { session } = await enrolPasskey(world, ada)
    const other = await enrolPasskey(world, bob, 'bob@example.com')
    const elsewhere: string = (await world.signIn('ada@example.com')).session_token
    const state = await readState(world)
    for (const at of [undefined, elsewhere, other.session]) {
      const options = await takeSecondaryOptions(world, session)
      const answer = await logInByPasskey(world, ada.get(options), at)
      expect(answer.data.error_type).toBe('unable_to_auth_webauthn_registration')
    }
    const options = JSON.parse(await takeSecondaryOptions(world, session))
    const lent = bob.get(JSON.stringify({ ...options, allowCredentials: [] }))
    const answer = await logInByPasskey(world, lent, session)
    expect(answer.data.error_type).toBe('unable_to_auth_webauthn_registration')
    expect(await readState(world)).toEqual(state)

    const honest = ada.get(await takeSecondaryOptions(world, session))
    const proved = await logInByPasskey(world, honest, session)
    expect(proved.status).toBe(200)
    expect(proved.data.session.authentication_factors).toHaveLength(2)
  })

  test('WA-01 a challenge for one ceremony or project is refused in another', async () => {
    const world = await start()
    const other = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const there: string = (await other.signIn('ada@example.com')).session_token
    const state = await readState(world)
    const theirState = await readState(other)

    const creation = await takeCreationOptions(world, session)
    const request = await takeRequestOptions(world)
    const got = device.get(withChallenge(request, toChallenge(creation)))
    expect((await logInByPasskey(world, got)).status).toBe(401)
    const made = createDevice().create(withChallenge(creation, toChallenge(request)))
    expect((await register(world, session, made)).data.error_type).toBe(
      'no_pending_webauthn_registration',
    )

    const types = [{ type: 'webauthn.create' }, { type: 'payment.get' }, { type: '' }]
    for (const tampering of types) {
      const credential = device.get(await takeRequestOptions(world), { tampering })
      expect((await logInByPasskey(world, credential)).status).toBe(401)
    }
    const typed = createDevice().create(await takeCreationOptions(world, session), {
      tampering: { type: 'webauthn.get' },
    })
    expect((await register(world, session, typed)).status).toBe(400)

    const theirs = device.create(await takeCreationOptions(other, there).then(withoutExclusion))
    expect((await register(world, session, theirs)).status).toBe(400)
    const asked = device.get(await takeRequestOptions(other))
    expect((await logInByPasskey(world, asked)).status).toBe(401)
    expect(await readState(world)).toEqual(state)
    expect(await readState(other)).toEqual(theirState)
  })

  test('WA-01 open challenges cannot be read from the database', async () => {
    const world = await start()
    const { session } = await enrolPasskey(world, createDevice())
    const open = [
      await takeRequestOptions(world),
      await takeCreationOptions(world, session),
      await takeSecondaryOptions(world, session),
    ]
    const cells = (await dumpDatabase(fixture.database)).join('\n')
    for (const options of open) {
      expect(cells).not.toContain(toChallenge(options))
      expect(cells).not.toContain(Buffer.from(toChallenge(options), 'base64url').toString('hex'))
    }
  })
})

describe.each(pickEngines('postgres'))(
  'attacks on the challenges of passkeys at once and with odd values, on %s',
  (engine) => {
    const { fixture, start, readState } = openFixture(engine)

    test('WA-01 a challenge chosen by the client is refused', async () => {
      const world = await start()
      const device = createDevice()
      const { session } = await enrolPasskey(world, device)
      const state = await readState(world)
      const chosen = [
        randomBytes(32).toString('base64url'),
        '',
        'AAAA',
        'x'.repeat(20_000),
        "' or 1=1 --",
        '\u0000',
        toChallenge(await takeRequestOptions(world)).toUpperCase(),
        `${toChallenge(await takeRequestOptions(world))}=`,
        ...(await dumpDatabase(fixture.database))
          .filter((cell) => /^[\da-f]{64}$/.test(cell))
          .slice(-5),
      ]
      const [request, creation] = [
        await takeRequestOptions(world),
        await takeCreationOptions(world, session),
      ]
      for (const challenge of chosen) {
        const got = device.get(withChallenge(request, challenge))
        const login = await logInByPasskey(world, got)
        expect([challenge, login.data.error_type]).toEqual([
          challenge,
          'unable_to_auth_webauthn_registration',
        ])
        const made = createDevice().create(withChallenge(creation, challenge))
        const registered = await register(world, session, made)
        expect([challenge, registered.data.error_type]).toEqual([
          challenge,
          'no_pending_webauthn_registration',
        ])
      }
      expect(await readState(world)).toEqual(state)
    })

    test('WA-01 of 50 parallel responses to one log-in only one signs in', async () => {
      const world = await start()
      const device = createDevice()
      await enrolPasskey(world, device)
      const before = await readState(world)
      const options = await takeRequestOptions(world)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => logInByPasskey(world, device.get(options))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(49)
      expect((await readState(world)).sessions).toBe(before.sessions + 1)
    })

    test('WA-01 of 50 parallel responses to one registration only one is stored', async () => {
      const world = await start()
      const session: string = (await world.signIn('ada@example.com')).session_token
      const options = await takeCreationOptions(world, session)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => register(world, session, createDevice().create(options))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      expect((await readState(world)).passkeys).toHaveLength(1)
    })
  },
)

/** So that an authenticator makes a second credential for the same domain. */
function withoutExclusion(options: string): string {
  return JSON.stringify({ ...JSON.parse(options), excludeCredentials: [] })
}
