import { createAuthenticator } from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
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
  takeSecondaryOptions,
} from '../../testing/passkey-calls.ts'

const { passkeys } = createTestProject()
const minute = 60_000
const fresh = { passkeys: { ...passkeys, freshSessionMinutes: 5 } }
const createDevice = () => createAuthenticator({ origin: pageOrigin })

const signIn = async (world: TestService, email = 'ada@example.com'): Promise<string> =>
  (await world.signIn(email)).session_token

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const countPasskeys = async (world: TestService) =>
    (await readPasskeyState(fixture.database, world)).passkeys.length
  return { fixture, start, countPasskeys }
}

describe.each(pickEngines('sqlite'))('attacks on sessions of passkeys on %s', (engine) => {
  const { fixture, start, countPasskeys } = openFixture(engine)

  test('WA-10 a session that is not fresh starts no registration', async () => {
    const world = await start({ project: fresh })
    const session = await signIn(world)
    world.advance(5 * minute)
    const inTime = await startRegistration(world, session)
    expect(inTime.status).toBe(200)
    world.advance(1)
    const late = await startRegistration(world, session)
    expect([late.status, late.data.error_type]).toEqual([
      401,
      'session_too_old_to_register_webauthn',
    ])
  })

  test('WA-10 a proof makes a session fresh; using or extending it does not', async () => {
    const world = await start({ project: fresh })
    const session = await signIn(world)
    world.advance(6 * minute)
    const longer = await world.post(
      '/sessions/authenticate',
      { session_duration_minutes: 60 },
      { session },
    )
    expect(longer.status).toBe(200)
    const renewed: string = longer.data.session_token
    expect((await startRegistration(world, renewed)).status).toBe(401)

    const token = await world.sendLink('ada@example.com')
    const body = { token, session_duration_minutes: 30 }
    const proved = await world.post('/magic_links/authenticate', body, { session: renewed })
    const again: string = proved.data.session_token
    const options = await takeCreationOptions(world, again)
    expect((await register(world, again, createDevice().create(options))).status).toBe(200)
  })

  test.each([null, 60])(
    'WA-10 S14: a session proved over ten minutes ago registers no passkey, also where the project sets %s minutes',
    async (freshSessionMinutes) => {
      const world = await start({ project: { passkeys: { ...passkeys, freshSessionMinutes } } })
      const session = await signIn(world)
      world.advance(10 * minute)
      const options = await takeCreationOptions(world, session)
      world.advance(1)
      const late = await startRegistration(world, session)
      expect(late.data.error_type).toBe('session_too_old_to_register_webauthn')
      expect((await register(world, session, createDevice().create(options))).status).toBe(200)
    },
  )

  const endings: readonly (readonly [
    string,
    (world: TestService, session: string, userId: string) => Promise<unknown>,
  ])[] = [
    ['revoked', (world, session) => world.post('/sessions/revoke', {}, { session })],
    ['over', async (world) => world.advance(31 * minute)],
    [
      'revoked by the host',
      (world, _, userId) => createHostCalls(world).post(`/users/${userId}/sessions/revoke`, {}),
    ],
    [
      'of a person who is blocked',
      (world, _, userId) => createHostCalls(world).put(`/users/${userId}/block`),
    ],
    [
      'of a person who is gone',
      (world, _, userId) => createHostCalls(world).del(`/users/${userId}`),
    ],
  ]

  test.each(endings)(
    'WA-10 a session that is %s between start and end registers nothing',
    async (_, end) => {
      const world = await start()
      const { session_token, user_id } = await world.signIn('ada@example.com')
      const credential = createDevice().create(await takeCreationOptions(world, session_token))
      await end(world, session_token, user_id)
      const answer = await register(world, session_token, credential)
      expect([401, 403, 404]).toContain(answer.status)
      expect(await countPasskeys(world)).toBe(0)
      const later = await startRegistration(world, session_token)
      expect([401, 403, 404]).toContain(later.status)
    },
  )

  test('WA-10 a passkey used as a second factor starts no session if its session ends at the same moment', async () => {
    const { storage } = fixture
    let act = async () => {}
    const world = await start({
      storage: {
        ...storage,
        passkeys: {
          ...storage.passkeys,
          // What comes after the look at the session.
          findByCredentialId: async (...asked) => {
            await act()
            return storage.passkeys.findByCredentialId(...asked)
          },
        },
      },
    })
    const device = createAuthenticator({ origin: pageOrigin, isSynced: false })
    const { session, userId } = await enrolPasskey(world, device)
    const answer = device.get(await takeSecondaryOptions(world, session))
    act = async () => {
      await storage.sessions.revokeAll(world.project.projectId, userId, { now: world.now() })
    }
    const before = await readPasskeyState(fixture.database, world)
    const late = await logInByPasskey(world, answer, session)
    expect([late.status, late.data.error_type]).toEqual([
      401,
      'unable_to_auth_webauthn_registration',
    ])
    expect(await readPasskeyState(fixture.database, world)).toEqual(before)
  })

  test('WA-10 registration without a valid session is refused, whatever is sent in its place', async () => {
    const world = await start()
    const mine = await signIn(world)
    const credential = createDevice().create(await takeCreationOptions(world, mine))
    for (const session of [world.project.publicToken, 'x'.repeat(43), '', 'null']) {
      expect([401, 404]).toContain((await startRegistration(world, session)).status)
      expect([401, 404]).toContain((await register(world, session, credential)).status)
    }
    expect(await countPasskeys(world)).toBe(0)
  })

  test('WA-10 an impersonator cannot register a passkey for the user', async () => {
    const world = await start()
    const { user_id } = await world.signIn('ada@example.com')
    const begun = await createHostCalls(world).post('/impersonation/token', {
      user_id,
      impersonator_id: 'support-1',
      impersonator_email_address: 'support@example.com',
      reason: 'a question',
    })
    const { impersonation_token } = begun.data
    const acting = await world.post('/impersonation/authenticate', { impersonation_token })
    const session: string = acting.data.session_token
    const answer = await startRegistration(world, session)
    expect([answer.status, answer.data.error_type]).toEqual([403, 'unauthorized_action'])
  })

  test('WA-10 nobody renames or deletes another user’s passkeys', async () => {
    const world = await start()
    const { registrationId, session } = await enrolPasskey(world, createDevice())
    const theirs = await signIn(world, 'eve@example.com')
    const path = `/webauthn/update/${registrationId}`
    for (const [by, status] of [
      [theirs, 404],
      [world.project.publicToken, 401],
    ] as const) {
      const renamed = await world.send('PUT', path, { name: 'mine' }, { session: by })
      expect(renamed.status).toBe(status)
      const gone = `/users/webauthn_registrations/${registrationId}`
      expect((await world.send('DELETE', gone, undefined, { session: by })).status).toBe(status)
    }
    const renamed = await world.send('PUT', path, { name: 'My phone' }, { session })
    expect(renamed.data.webauthn_registration.name).toBe('My phone')
    expect(await countPasskeys(world)).toBe(1)
  })

  test('WA-10 a passkey that was deleted, or whose user is blocked, signs nobody in', async () => {
    const world = await start()
    const [ada, bob] = [createDevice(), createDevice()]
    const mine = await enrolPasskey(world, ada)
    const theirs = await enrolPasskey(world, bob, 'bob@example.com')
    const open = ada.get(await takeRequestOptions(world))
    const gone = `/users/webauthn_registrations/${mine.registrationId}`
    const deleted = await world.send('DELETE', gone, undefined, { session: mine.session })
    expect(deleted.status).toBe(200)
    for (const credential of [open, ada.get(await takeRequestOptions(world))]) {
      const answer = await logInByPasskey(world, credential)
      expect([401, 404]).toContain(answer.status)
    }
    const missing = await logInByPasskey(world, ada.get(await takeRequestOptions(world)))
    expect(missing.data.error_type).toBe('webauthn_registration_not_found')

    await createHostCalls(world).put(`/users/${theirs.userId}/block`)
    const blocked = await logInByPasskey(world, bob.get(await takeRequestOptions(world)))
    expect([blocked.status, blocked.data.error_type]).toEqual([403, 'user_blocked'])
  })
})

describe.each(pickEngines('postgres'))(
  'attacks on sessions of passkeys at once on %s',
  (engine) => {
    const { start, countPasskeys } = openFixture(engine)

    test('WA-10 a session revoked while 50 registrations finish stores no passkey after its end', async () => {
      const world = await start()
      const session = await signIn(world)
      const made = await Promise.all(
        Array.from({ length: 50 }, async () =>
          createDevice().create(await takeCreationOptions(world, session)),
        ),
      )
      const work = made.map((credential) => register(world, session, credential))
      const revoked = world.post('/sessions/revoke', {}, { session })
      const answers = await Promise.all(work)
      expect((await revoked).status).toBe(200)
      for (const { status } of answers) expect([200, 401, 404]).toContain(status)
      expect(await countPasskeys(world)).toBe(answers.filter(({ status }) => status === 200).length)
    })
  },
)
