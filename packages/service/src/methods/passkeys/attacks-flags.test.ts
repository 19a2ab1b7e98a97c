import {
  type AuthenticatorOptions,
  type AuthenticatorTampering,
  createAuthenticator,
} from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  readPasskeyState,
  register,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { signUp } from '../../testing/password-calls.ts'
import { listAudit } from '../../testing/read-audit.ts'

const { passkeys } = createTestProject()
const preferred = { ...passkeys, userVerification: 'preferred' } as const
const createDevice = (options: Partial<AuthenticatorOptions> = {}) =>
  createAuthenticator({ origin: pageOrigin, ...options })

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const readState = (world: TestService) => readPasskeyState(fixture.database, world)
  return { start, readState }
}

describe.each(pickEngines('sqlite'))('attacks with flags and counters on %s', (engine) => {
  const { start, readState } = openFixture(engine)

  const countSuspicions = async (world: TestService) => {
    const entries = await listAudit(world)
    return entries.filter(({ action }) => action === 'passkey.clone_suspected').length
  }

  const logIn = async (
    world: TestService,
    device: ReturnType<typeof createDevice>,
    tampering: AuthenticatorTampering = {},
  ) =>
    (await logInByPasskey(world, device.get(await takeRequestOptions(world), { tampering }))).status

  test('WA-04 a signature counter that did not grow is refused and recorded, and nothing changes', async () => {
    const world = await start()
    const device = createDevice({ isSynced: false })
    await enrolPasskey(world, device)
    expect(await logIn(world, device, { counter: 7 })).toBe(200)
    const state = await readState(world)
    expect(state.passkeys).toMatchObject([{ counter: 7 }])
    for (const [index, counter] of [7, 6, 1, 0].entries()) {
      expect([counter, await logIn(world, device, { counter })]).toEqual([counter, 401])
      expect(await countSuspicions(world)).toBe(index + 1)
    }
    expect(await readState(world)).toEqual(state)
    expect(await logIn(world, device, { counter: 8 })).toBe(200)
    expect(await logIn(world, device, { counter: 1_000_000 })).toBe(200)
    expect(await logIn(world, device, { counter: 0xffff_ffff })).toBe(200)
    expect(await logIn(world, device, { counter: 0xffff_ffff })).toBe(401)
  })

  test('WA-04 a signature counter of 0 is accepted for as long as it stays 0', async () => {
    const world = await start()
    const device = createDevice()
    await enrolPasskey(world, device)
    for (const counter of [0, 0, 0, 3]) expect(await logIn(world, device, { counter })).toBe(200)
    expect(await logIn(world, device, { counter: 0 })).toBe(401)
  })

  test('WA-04 a low counter under an invalid signature is not recorded as a clone', async () => {
    const world = await start()
    const device = createDevice({ isSynced: false })
    await enrolPasskey(world, device)
    expect(await logIn(world, device, { counter: 9 })).toBe(200)
    const state = await readState(world)
    expect(await logIn(world, device, { counter: 1, signature: 'foreign key' })).toBe(401)
    expect(await logIn(world, device, { counter: 99, signature: 'foreign key' })).toBe(401)
    expect(await countSuspicions(world)).toBe(0)
    expect(await readState(world)).toEqual(state)
  })

  const refused: readonly (readonly [string, AuthenticatorTampering])[] = [
    ['user not present', { flags: { userPresent: false } }],
    ['user not verified', { flags: { userVerified: false } }],
    ['neither', { flags: { userPresent: false, userVerified: false } }],
    ['verified without being present', { flags: { userPresent: false, userVerified: true } }],
    ['backed up without being eligible', { flags: { backupEligible: false, backedUp: true } }],
    ['extensions that are missing', { flags: { extensions: true } }],
  ]

  test('WA-05 flags that are insufficient or contradictory are refused', async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const state = await readState(world)
    for (const [name, tampering] of refused) {
      expect([name, await logIn(world, device, tampering)]).toEqual([name, 401])
      const made = createDevice().create(await takeCreationOptions(world, session), { tampering })
      const answer = await register(world, session, made)
      expect([name, answer.status, answer.data.error_type]).toEqual([
        name,
        400,
        'unable_to_register_webauthn_registration',
      ])
    }
    const attested = { flags: { attested: true } }
    expect(await logIn(world, device, attested)).toBe(401)
    const bare = createDevice().create(await takeCreationOptions(world, session), {
      tampering: { flags: { attested: false } },
    })
    expect((await register(world, session, bare)).status).toBe(400)
    expect(await readState(world)).toEqual(state)
  })

  test('WA-05 backup eligibility never changes, the backup state may', async () => {
    const world = await start()
    const [synced, single] = [createDevice(), createDevice({ isSynced: false })]
    await enrolPasskey(world, synced)
    await enrolPasskey(world, single, 'bob@example.com')
    const state = await readState(world)
    expect(await logIn(world, synced, { flags: { backupEligible: false, backedUp: false } })).toBe(
      401,
    )
    expect(await logIn(world, single, { flags: { backupEligible: true } })).toBe(401)
    expect(await readState(world)).toEqual(state)
    expect(await logIn(world, synced, { flags: { backedUp: false } })).toBe(200)
    expect(await logIn(world, synced)).toBe(200)
  })

  test('WA-05 the client cannot lower what the service requires', async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const state = await readState(world)
    const sessionOptions = {
      user_verification: 'discouraged',
      userVerification: 'discouraged',
      authenticatorSelection: { userVerification: 'discouraged' },
      return_passkey_credential_options: false,
    }
    const tampering = { flags: { userVerified: false } }
    const request = JSON.parse(await takeRequestOptions(world, sessionOptions))
    expect(request.userVerification).toBe('required')
    const asked = JSON.stringify({ ...request, userVerification: 'discouraged' })
    expect((await logInByPasskey(world, device.get(asked, { tampering }))).status).toBe(401)

    const creation = JSON.parse(await takeCreationOptions(world, session, sessionOptions))
    expect(creation.authenticatorSelection.userVerification).toBe('required')
    const weak = createDevice({ verifiesUser: false })
    const selection = { ...creation.authenticatorSelection, userVerification: 'discouraged' }
    const made = weak.create(JSON.stringify({ ...creation, authenticatorSelection: selection }))
    expect((await register(world, session, made)).status).toBe(400)
    expect(await readState(world)).toEqual(state)
  })

  test('WA-05 with verification "preferred", a response without user verification signs in, one without user presence does not', async () => {
    const world = await start({ project: { passkeys: preferred } })
    const device = createDevice({ verifiesUser: false })
    await enrolPasskey(world, device)
    expect(await logIn(world, device)).toBe(200)
    expect(await logIn(world, device, { flags: { userPresent: false } })).toBe(401)
  })

  test('WA-05 a passkey is created without asking only after a password log-in, and only if the project enables it', async () => {
    const automatic = { conditional_mediation: true }
    const tampering = { flags: { userPresent: false, userVerified: false } }
    const world = await start({ project: { passkeys: { ...passkeys, automaticUpgrade: true } } })
    const byMail: string = (await world.signIn('bob@example.com')).session_token
    const session: string = (await signUp(world, 'ada@example.com')).data.session_token
    expect((await startRegistration(world, byMail, automatic)).data.error_type).toBe(
      'unauthorized_action',
    )
    const asked = createDevice().create(await takeCreationOptions(world, session), { tampering })
    expect((await register(world, session, asked)).status).toBe(400)

    const device = createDevice()
    const unasked = device.create(await takeCreationOptions(world, session, automatic), {
      tampering,
    })
    expect((await register(world, session, unasked)).status).toBe(200)
    expect(await logIn(world, device, tampering)).toBe(401)
    expect(await logIn(world, device)).toBe(200)

    const without = await start()
    const there: string = (await signUp(without, 'ada@example.com')).data.session_token
    expect((await startRegistration(without, there, automatic)).data.error_type).toBe(
      'unauthorized_action',
    )
  })
})

describe.each(pickEngines('postgres'))(
  'attacks with flags and counters at once on %s',
  (engine) => {
    const { start, readState } = openFixture(engine)

    test('WA-04 of 50 parallel responses with the same counter only one signs in', async () => {
      const world = await start()
      const device = createDevice({ isSynced: false })
      await enrolPasskey(world, device)
      const before = await readState(world)
      const asked = await Promise.all(Array.from({ length: 50 }, () => takeRequestOptions(world)))
      const answers = await Promise.all(
        asked.map((options) =>
          logInByPasskey(world, device.get(options, { tampering: { counter: 2 } })),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(49)
      const after = await readState(world)
      expect(after.sessions).toBe(before.sessions + 1)
      expect(after.passkeys).toMatchObject([{ counter: 2 }])
    })

    test('WA-04 parallel log-ins never lower the stored counter', async () => {
      const world = await start()
      const device = createDevice({ isSynced: false })
      await enrolPasskey(world, device)
      const asked = await Promise.all(Array.from({ length: 50 }, () => takeRequestOptions(world)))
      const answers = await Promise.all(
        asked.map((options) => logInByPasskey(world, device.get(options))),
      )
      expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
      expect((await readState(world)).passkeys).toMatchObject([{ counter: 51 }])
    })
  },
)
