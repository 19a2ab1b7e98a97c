import { type Operation, unrecoverableErrorTypes } from '@portico/contract'
import { api, apiTables } from '@portico/contract/schemas'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService, toBasic } from '../../testing/create-test-service.ts'

const minute = 60_000

const { addSms: _addSms, removeSms: _removeSms, ...firstStepCalls } = api.secondSteps.page
/** Operations that need no session; a session sent with them is at most extended by a factor. */
const forAnybody = new Set<Operation>([
  ...[api.crypto, api.emailMagicLinks, api.otp, api.passkeys, api.passwords].flatMap(
    ({ page }): Operation[] => Object.values(page),
  ),
  api.oauth.page.authenticate,
  api.oauth.page.findAddress,
  api.recoveryCodes.page.authenticate,
  api.users.page.search,
  api.sessions.page.attest,
  api.sessions.page.exchangeAccessToken,
  api.identityProvider.page.logoutStart,
  api.impersonation.page.authenticate,
  api.captcha.page.createChallenge,
  ...Object.values(firstStepCalls),
])
const forPeople = apiTables
  .filter(({ side, isOpen }) => side === 'browser' && !isOpen)
  .flatMap((table) => Object.values(table.operations))
  .filter(
    (operation) =>
      !forAnybody.has(operation) ||
      /secondary|webauthn\/(register(\/start)?$|update)/.test(operation.path),
  )

/** Opens the worlds of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: TestService
  let neighbour: TestService
  beforeAll(async () => {
    database = await openTestStorage(engine)
    neighbour = await createTestService({ storage: database.storage })
    world = await createTestService({ storage: database.storage })
  })
  afterAll(async () => {
    await Promise.all([world.close(), neighbour.close()])
    await database.remove()
  })
  return {
    get database() {
      return database
    },
    get world() {
      return world
    },
    get neighbour() {
      return neighbour
    },
  }
}

describe.each(pickEngines('sqlite'))('an ended session on %s', (engine) => {
  const suite = openSuite(engine)

  const callEverything = async (session: string) => {
    const body = {
      email: 'x@example.com',
      phone_number: '+12015550140',
      crypto_wallet_type: 'ethereum',
      crypto_wallet_address: `0x${'0'.repeat(39)}1`,
      totp_id: 'x',
      totp_code: '123456',
      recovery_code: 'a'.repeat(16),
      client_id: 'notes',
      redirect_uri: 'https://notes.example.com/callback',
      post_logout_redirect_uri: 'https://notes.example.com/bye',
      response_type: 'code',
      scope: 'openid',
      scopes: ['openid'],
      consent_granted: true,
      domain: 'app.example.com',
      public_key_credential: 'x',
      provider: 'google',
      code: '123456',
      method_id: 'x',
      confirmation: 'delete',
      phone_id: 'x',
    }
    const answers: [string, number, string][] = []
    for (const { method, path } of forPeople) {
      const answer = await suite.world.send(
        method,
        path.replace(':id', 'some-id'),
        method === 'GET' || method === 'DELETE'
          ? undefined
          : { ...body, name: path === '/users/me' ? {} : 'x' },
        { session },
      )
      answers.push([`${method} ${path}`, answer.status, answer.data.error_type])
    }
    return answers
  }

  test('is refused by every operation with an error type after which clients forget it', async () => {
    expect(forPeople.length).toBeGreaterThan(15)
    const revoked = (await suite.world.signIn('revoked@example.com')).session_token
    await suite.world.post('/sessions/revoke', undefined, { session: revoked })
    const renewed = (await suite.world.signIn('renewed@example.com')).session_token
    const token = await suite.world.sendLink('renewed@example.com')
    await suite.world.post('/magic_links/authenticate', { token }, { session: renewed })
    const foreign = (await suite.neighbour.signIn('foreign@example.com')).session_token
    const jwt = (await suite.world.signIn('jwt@example.com')).session_jwt
    const expired = (
      await suite.world.signIn('expired@example.com', { session_duration_minutes: 5 })
    ).session_token
    suite.world.advance(5 * minute)
    const dead = { revoked, renewed, foreign, expired, jwt, madeUp: 'A'.repeat(43), odd: '\0 ü' }
    for (const [kind, session] of Object.entries(dead))
      for (const [operation, status, errorType] of await callEverything(session)) {
        expect([kind, operation, unrecoverableErrorTypes]).toEqual([
          kind,
          operation,
          expect.arrayContaining([errorType]),
        ])
        expect([401, 404]).toContain(status)
      }
  }, 120_000)

  test('gets the same kind of error as a public token sent in its place, from every operation', async () => {
    for (const [operation, status, errorType] of await callEverything(
      suite.world.project.publicToken,
    )) {
      expect([operation, unrecoverableErrorTypes]).toEqual([
        operation,
        expect.arrayContaining([errorType]),
      ])
      expect(status).toBe(401)
    }
  })

  test('is reported as session_not_found, whatever the length of its token', async () => {
    for (const length of [1, 100, 1_000, 4_000]) {
      const answer = await suite.world.post(
        '/sessions/authenticate',
        {},
        { session: 'x'.repeat(length) },
      )
      expect([length, answer.data.error_type]).toEqual([length, 'session_not_found'])
    }
  })

  test('of one project is unknown in another on the same service', async () => {
    const second = createTestProject()
    const both = await createTestService({
      storage: suite.database.storage,
      otherProjects: [second],
    })
    const { session_token: session } = await both.signIn('two@example.com')
    const answer = await both.post(
      '/sessions/authenticate',
      {},
      {
        headers: { authorization: toBasic(second.publicToken, session) },
      },
    )
    expect([answer.status, answer.data.error_type]).toEqual([404, 'session_not_found'])
    await both.close()
  })
})

describe.each(pickEngines('postgres'))('an ended session at once on %s', (engine) => {
  const suite = openSuite(engine)

  test('SES-03 after a revocation no request gets through, with token or JWT, however many there are', async () => {
    const {
      session_token: session,
      session_jwt,
      user_id,
    } = await suite.world.signIn('out@example.com')
    const calls = () => [
      suite.world.get('/users/me', { session }),
      suite.world.post('/sessions/authenticate', {}, { session }),
      suite.world.post('/v1/sessions/authenticate', { session_token: session }, host()),
      suite.world.post('/v1/sessions/authenticate', { session_jwt }, host()),
    ]
    const host = () => ({
      headers: {
        authorization: toBasic(
          suite.world.project.projectId,
          suite.world.project.projectId.replace('project', 'secret'),
        ),
      },
    })
    for (const answer of await Promise.all(calls())) expect(answer.status).toBe(200)
    await suite.world.post('/sessions/revoke', undefined, { session })
    const after = await Promise.all(Array.from({ length: 25 }, calls).flat())
    expect(new Set(after.map(({ data }) => data.error_type))).toEqual(
      new Set(['session_not_found']),
    )
    // Offline verification cannot know of the end: there the JWT expires five minutes after its signature.
    const jwks: JSONWebKeySet = (
      await suite.world.get(`/v1/sessions/jwks/${suite.world.project.projectId}`)
    ).data
    const verify = (at: number) =>
      jwtVerify(session_jwt, createLocalJWKSet(jwks), {
        algorithms: ['ES256'],
        issuer: 'https://auth.example.com',
        audience: suite.world.project.projectId,
        currentDate: new Date(at),
      })
    expect((await verify(suite.world.now())).payload.sub).toBe(user_id)
    await expect(verify(suite.world.now() + 5 * minute + 1_000)).rejects.toThrow(/exp/)
  })
})
