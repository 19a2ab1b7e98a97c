/**
 * Attacks on what users do with their own account, by the ids of the cases. The tables are compared with the contract,
 * so that a new call has to be placed in them.
 */
import { apiTables } from '@portico/contract/schemas'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credentialKinds, declarations } from '../declarations/all-declarations.ts'
import { addedKinds, createAddition } from '../testing/create-additions.ts'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../testing/create-oauth-world.ts'
import {
  createTestService,
  type TestAnswer,
  type TestService,
  toBasic,
} from '../testing/create-test-service.ts'
import { insertEmail } from '../testing/insert-email.ts'
import { pageOrigin, register, startRegistration } from '../testing/passkey-calls.ts'
import { better } from '../testing/password-calls.ts'
import { listAudit } from '../testing/read-audit.ts'

const minute = 60_000
const day = 24 * 60 * minute
const domain = 'app.example.com'

/** What a call of the table gets: a session of a user, and ids of what is theirs. */
interface Place {
  readonly world: OauthWorld
  readonly session: string
  /** The primary address, and two others that are proved. */
  readonly emailIds: readonly [string, string, string]
  /** The id of another session of the same user. */
  readonly otherSession: string
  /** A code to a new address, which was sent in this session. */
  readonly proof: { readonly code: string; readonly method_id: string }
  /** A recovery that the host started. */
  readonly recoveryId: string
  /** The ids of the user's credentials, by kind. */
  readonly credentials: Readonly<Record<string, string>>
}
type Run = (place: Place) => Promise<TestAnswer>

interface Guarded {
  readonly run: Run
  /** The kind of credential that the user has to have. */
  readonly has?: string
}

const path =
  (method: 'POST' | 'PUT' | 'DELETE', to: (place: Place) => string, body?: unknown): Run =>
  (place) =>
    place.world.send(method, to(place), body, { session: place.session })

const browserTables = apiTables.filter(({ side }) => side === 'browser')

/** The removal of each kind of credential that users may remove, by the path in the contract. */
const removals = Object.fromEntries(
  credentialKinds.flatMap(({ id: has, removal }): [string, Guarded][] => {
    const { path: pattern } =
      browserTables.find(({ id }) => id === 'users')?.operations[removal.operation] ?? {}
    if (!pattern) return []
    const run = path('DELETE', ({ credentials }) =>
      pattern.replace(':id', String(credentials[has])),
    )
    return [[`users.${removal.operation}`, { run, has }]]
  }),
)

/** The calls that can lock the owner out. Each needs a proof that is at most 10 minutes old. */
const guarded: Readonly<Record<string, Guarded>> = {
  'users.addEmail': { run: path('POST', () => '/users/emails', { email: 'thief@example.com' }) },
  'users.proveEmail': {
    run: (place) =>
      place.world.post('/users/emails/prove', place.proof, { session: place.session }),
  },
  'users.makeEmailPrimary': {
    run: path('POST', ({ emailIds }) => `/users/emails/${emailIds[1]}/make_primary`),
  },
  'users.deleteEmail': { run: path('DELETE', ({ emailIds }) => `/users/emails/${emailIds[0]}`) },
  'users.export': { run: path('POST', () => '/users/me/export') },
  'recoveryCodes.create': { run: path('POST', () => '/recovery_codes') },
  'users.cancelRecovery': {
    run: path('DELETE', ({ recoveryId }) => `/users/recoveries/${recoveryId}`),
  },
  'users.delete': { run: path('POST', () => '/users/me/delete', { confirmation: 'delete' }) },
  // what no page adds, no page has to remove
  ...Object.fromEntries(
    Object.entries(removals).filter(([, { has }]) => addedKinds.some(({ id }) => id === has)),
  ),
  'totps.recoveryCodes': { run: path('POST', () => '/totps/recovery_codes'), has: 'totps' },
}

const page = { headers: { origin: pageOrigin } }

/**
 * The steps of adding a credential, by its kind. Tests of `server/not-me` add each kind by an old and by a fresh proof.
 */
const adding: Readonly<Record<string, { readonly kind: string; readonly run: Run | null }>> = {
  'crypto.authenticateStartSecondary': {
    kind: 'cryptoWallets',
    run: path('POST', () => '/crypto_wallets/authenticate/start/secondary', {
      crypto_wallet_type: 'ethereum',
      crypto_wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
    }),
  },
  'crypto.authenticate': { kind: 'cryptoWallets', run: null },
  'oauth.attach': {
    kind: 'oauth',
    run: path('POST', () => '/oauth/attach', { provider: 'first' }),
  },
  'oauth.authenticate': { kind: 'oauth', run: null },
  'otp.smsSendSecondary': { kind: 'phones', run: null },
  'otp.whatsappSendSecondary': { kind: 'phones', run: null },
  'otp.authenticate': { kind: 'phones', run: null },
  'passkeys.registerStart': {
    kind: 'passkeys',
    run: ({ world, session }) => startRegistration(world, session),
  },
  'passkeys.register': {
    kind: 'passkeys',
    run: ({ world, session }) => register(world, session, 'x'),
  },
  'passwords.resetBySession': {
    kind: 'passwords',
    run: path('POST', () => '/passwords/session/reset', { password: better }),
  },
  'totps.create': { kind: 'totps', run: path('POST', () => '/totps', {}) },
  'totps.authenticate': {
    kind: 'totps',
    run: path('POST', () => '/totps/authenticate', { totp_code: '123456' }),
  },
  'totps.check': {
    kind: 'totps',
    run: path('POST', () => '/totps/check', { totp_id: 'x', totp_code: '123456' }),
  },
  'totps.complete': { kind: 'totps', run: path('POST', () => '/totps/complete', { totp_id: 'x' }) },
}

/** The calls of a second step by text message. Its own tests make them by an old and by a fresh proof. */
const ofSmsStep: Readonly<Record<string, { readonly run: Run }>> = {
  'secondSteps.addSms': { run: path('POST', () => '/second_steps/sms/add', { phone_id: 'x' }) },
  'secondSteps.removeSms': { run: path('DELETE', () => '/second_steps/sms') },
}

interface Harmless {
  readonly because: string
  readonly run: Run
  readonly status: number
}

/** The calls that need no fresh proof, with the reason; after them, the owner gets in as before. */
const harmless: Readonly<Record<string, Harmless>> = {
  'users.update': {
    because: 'names, languages and metadata of pages open nothing',
    run: path('PUT', () => '/users/me', { name: { first_name: 'Mallory' }, locale: 'de' }),
    status: 200,
  },
  'users.restore': {
    because: 'it keeps the account',
    run: path('POST', () => '/users/me/restore'),
    status: 200,
  },
  'users.restoreEmail': {
    because: 'it returns an address that this session removed, for which it needed the proof',
    run: path('POST', ({ emailIds }) => `/users/emails/${emailIds[0]}/restore`),
    status: 404,
  },
  'oauth.restore': {
    because: 'it returns an account that this session removed, for which it needed the proof',
    run: path('POST', ({ credentials }) => `/users/oauth/${credentials.oauth}/restore`),
    status: 404,
  },
  'users.deleteBiometricRegistration': {
    because: 'no user has one',
    run: path('DELETE', () => '/users/biometric_registrations/x'),
    status: 404,
  },
  'users.revokeConnectedApp': {
    because: 'the owner can allow the app again',
    run: path('POST', () => '/users/connected_apps/x/revoke'),
    status: 404,
  },
  'passkeys.update': {
    because: 'a name of a passkey opens nothing',
    run: path('PUT', ({ credentials }) => `/webauthn/update/${credentials.passkeys}`, {
      name: 'mine',
    }),
    status: 200,
  },
  'passkeys.authenticateStartSecondary': {
    because: 'it asks for a proof',
    run: ({ world, session }) =>
      world.post('/webauthn/authenticate/start/secondary', { domain }, { session, ...page }),
    status: 200,
  },
  'totps.recover': {
    because: 'the code is a proof itself',
    run: path('POST', () => '/totps/recover', { recovery_code: 'a'.repeat(16) }),
    status: 401,
  },
  'sessions.authenticate': {
    because: 'it extends the session up to the limit of the project, and adds no proof',
    run: path('POST', () => '/sessions/authenticate', { session_duration_minutes: 60 }),
    status: 200,
  },
  'sessions.rename': {
    because: 'a name of a device opens nothing',
    run: path('PUT', ({ otherSession }) => `/sessions/${otherSession}`, { name: 'mine' }),
    status: 200,
  },
  'sessions.end': {
    because: 'the owner signs in again',
    run: path('DELETE', ({ otherSession }) => `/sessions/${otherSession}`),
    status: 200,
  },
  'sessions.endOthers': {
    because: 'the owner signs in again',
    run: path('POST', () => '/sessions/revoke_others'),
    status: 200,
  },
  'sessions.forgetDevices': {
    because: 'it asks for more than before',
    run: path('POST', () => '/sessions/forget_devices'),
    status: 200,
  },
  'sessions.revoke': {
    because: 'it ends the stolen session',
    run: path('POST', () => '/sessions/revoke'),
    status: 200,
  },
}

/**
 * The other calls of no method that change no account without a proof of their own. Those of a method are the sign-in, if
 * they need no session.
 */
const elsewhere = [
  'captcha.createChallenge',
  'events.log',
  'impersonation.authenticate',
  'recoveryCodes.authenticate',
  'secondSteps.get',
  'secondSteps.putOff',
  'secondSteps.sendEmail',
  'secondSteps.authenticateEmail',
  'secondSteps.sendSms',
  'secondSteps.authenticateSms',
  'secondSteps.sendWayBack',
  'secondSteps.startWayBack',
  'secondSteps.stopWayBack',
  'sessions.attest',
  'sessions.exchangeAccessToken',
  'users.search',
]

const operations = browserTables
  // A permission for a client app is no way into the account: the owner sees it in the list and takes it back.
  .filter(({ id }) => id !== 'identityProvider')
  .flatMap(({ id, operations }) =>
    Object.entries(operations).map(([name, operation]) => ({ id: `${id}.${name}`, operation })),
  )
const changing = operations.filter(({ operation }) => operation.method !== 'GET')
/** The calls for which a page needs a user's session. */
const ofSession = operations.filter(
  ({ id, operation }) =>
    Object.hasOwn(harmless, id) ||
    operation.errors.some((error) => error === 'user_unauthenticated'),
)

describe.each(pickEngines('sqlite'))('attacks on an account, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const project = { phones: { countries: ['US'] }, allowedOrigins: [pageOrigin] }
    world = await createOauthWorld(database, { project })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  // The providers' ID tokens use the real time.
  beforeEach(() => world.advance(Date.now() - world.now()))

  let count = 0
  /** Signs a user up with three proved addresses, credentials, two sessions and a code to a new address. */
  async function enrol(kinds: readonly (string | undefined)[] = []) {
    count += 1
    const email = `owner-${count}@example.com`
    const other = await world.signIn(email)
    const userId = String(other.user_id)
    const owner = { projectId: world.project.projectId, userId }
    const second = await insertEmail(database.database, owner, `second-${email}`, true)
    const third = await insertEmail(database.database, owner, `third-${email}`, true)
    let session = String((await world.signIn(email)).session_token)
    // What is added now does not begin with the account.
    world.advance(1)
    for (const kind of addedKinds.filter(({ id }) => kinds.includes(id))) {
      const added = await createAddition(world, kind)(session)
      expect(added.status, added.text).toBe(200)
      session = String(added.data.session_token ?? session)
    }
    const { credentials } = await readUser(userId)
    const recovery = await createHostCalls(world).post(`/users/${userId}/recoveries`, {
      reason: 'Showed the passport',
      email: `recovered-${email}`,
    })
    const fresh = `new-${email}`
    const asked = await world.post('/users/emails', { email: fresh }, { session })
    await world.service.deliverNow()
    const code = world.inbox.list(fresh).find((mail) => mail.code !== null)?.code ?? ''
    const place: Place = {
      world,
      session,
      emailIds: [String(other.user.emails[0].email_id), second, third],
      otherSession: String(other.session.session_id),
      proof: { code, method_id: String(asked.data.method_id) },
      recoveryId: String(recovery.data.recovery.recovery_id),
      credentials: Object.fromEntries(
        credentialKinds.map((kind) => [kind.id, kind.list(credentials)[0]?.id ?? 'none']),
      ),
    }
    return { email, userId, place }
  }

  async function readUser(userId: string) {
    const user = await world.storage.users.findById(world.project.projectId, userId)
    if (!user) throw new Error('The user is gone.')
    return user
  }
  /** Reads everything by which the owner gets in. */
  async function readWaysIn(userId: string) {
    const { emails, removedEmails, credentials, deletion, blockedAt } = await readUser(userId)
    const ids = credentialKinds.map((kind) => kind.list(credentials).map(({ id }) => id))
    return { emails, removedEmails, deletion, blockedAt, ids }
  }

  test('AC-01 every call of the contract stands in a table: it needs a fresh proof, or has a reason', () => {
    const tables = [guarded, removals, adding, ofSmsStep, harmless].flatMap((table) =>
      Object.keys(table),
    )
    const known = [...tables, ...elsewhere]
    const isOfMethod = (id: string) => declarations.some((method) => id.startsWith(`${method.id}.`))
    // A call that needs a session acts on its user.
    const placed = changing.filter((one) => ofSession.includes(one) || !isOfMethod(one.id))
    expect(placed.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !changing.some((one) => one.id === id))).toEqual([])
    expect(ofSession.map(({ id }) => id).filter((id) => elsewhere.includes(id))).toEqual([])
    const added = Object.values(adding).map(({ kind }) => kind)
    expect([...new Set(added)].toSorted()).toEqual(addedKinds.map(({ id }) => id).toSorted())
  })

  test.each(Object.entries(guarded))(
    'AC-01 %s by a stolen session is refused with a proof that is older than 10 minutes, and works with a fresh one',
    async (_, { run, has }) => {
      const { userId, place } = await enrol([has])
      const before = await readWaysIn(userId)
      world.advance(10 * minute + 1)
      const refused = await run(place)
      expect([refused.status, refused.data.error_type]).toEqual([403, 'insufficient_factors'])
      expect(await readWaysIn(userId)).toEqual(before)
      world.advance(-10 * minute)
      const done = await run(place)
      expect(done.status, done.text).toBe(200)
    },
  )

  test('AC-01 the calls that need no fresh proof leave the owner every way in', async () => {
    const { email, userId, place } = await enrol(['passkeys', 'totps'])
    const before = await readWaysIn(userId)
    world.advance(10 * minute + 1)
    for (const [id, { run, status }] of Object.entries(harmless)) {
      const answer = await run(place)
      expect([id, answer.status], answer.text).toEqual([id, status])
      expect([id, await readWaysIn(userId)]).toEqual([id, before])
    }
    expect((await world.signIn(email)).user_id).toBe(userId)
  })

  test('AC-02 a mailbox that was added less than 7 days ago proves no call that could lock the owner out', async () => {
    const { email, userId, place } = await enrol(['passkeys', 'phones', 'oauth', 'cryptoWallets'])
    const stolen = `stolen-${email}`
    const { projectId } = world.project
    const row = { projectId, userId, emailId: `email-test-stolen-${count}` }
    await world.storage.users.addProvedEmail(
      { ...row, email: stolen, canonicalEmail: stolen },
      world.now(),
    )
    const before = await readWaysIn(userId)
    world.advance(7 * day - minute)
    const session = String((await world.signIn(stolen)).session_token)
    for (const [id, { run, has }] of Object.entries(guarded)) {
      // A code is entered where it was asked for, and an app asks for a second proof anyway.
      if (id === 'users.proveEmail' || has === 'totps') continue
      const answer = await run({ ...place, session })
      expect([id, answer.data.error_type]).toEqual([id, 'insufficient_factors'])
    }
    expect(await readWaysIn(userId)).toEqual(before)
  })

  test('AC-02 a number that was added less than 7 days ago proves no call that could lock the owner out', async () => {
    const { userId, place } = await enrol(['passkeys', 'phones', 'oauth', 'cryptoWallets'])
    const number = (await readUser(userId)).credentials.phones[0]?.phoneNumber ?? ''
    const before = await readWaysIn(userId)
    world.advance(7 * day - minute)
    const { code, methodId } = await world.textCode(number)
    const entered = { token: code, method_id: methodId, session_duration_minutes: 60 }
    const { data } = await world.post('/otps/authenticate', entered)
    expect(data.user_id).toBe(userId)
    for (const [id, { run, has }] of Object.entries(guarded)) {
      // A code is entered where it was asked for, and an app asks for a second proof anyway.
      if (id === 'users.proveEmail' || has === 'totps') continue
      const answer = await run({ ...place, session: String(data.session_token) })
      expect([id, answer.data.error_type]).toEqual([id, 'insufficient_factors'])
    }
    expect(await readWaysIn(userId)).toEqual(before)
  })

  test('AC-01 who impersonates the user can make none of the calls that change the account', async () => {
    const { userId, place } = await enrol(['passkeys'])
    const host = createHostCalls(world)
    const issued = await host.post('/impersonation/token', {
      user_id: userId,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@example.com',
      reason: 'Ticket 4711',
    })
    expect(issued.status, issued.text).toBe(200)
    const { impersonation_token } = issued.data
    const acting = await world.post('/impersonation/authenticate', { impersonation_token })
    const session = String(acting.data.session_token)
    const before = await readWaysIn(userId)
    // These two touch the session of the impersonator alone.
    const own = ['sessions.authenticate', 'sessions.revoke']
    const all = { ...guarded, ...adding, ...ofSmsStep, ...harmless }
    const refused: string[] = []
    for (const { id } of ofSession.filter(({ operation }) => operation.method !== 'GET')) {
      if (own.includes(id)) continue
      const answer = await all[id]?.run?.({ ...place, session })
      expect([id, answer?.status, answer?.data.error_type]).toEqual([
        id,
        403,
        'unauthorized_action',
      ])
      refused.push(id)
    }
    expect(refused.length).toBeGreaterThan(25)
    expect(await readWaysIn(userId)).toEqual(before)
  })

  describe('AC-08', () => {
    let cookies: TestService
    let cookie: string
    beforeAll(async () => {
      const project = {
        sessionCookies: { httpOnly: true, domain: null },
        allowedOrigins: [pageOrigin],
      }
      cookies = await createTestService({ storage: database.storage, project })
      const token = await cookies.sendLink('cookies@example.com')
      const signedIn = await cookies.post('/magic_links/authenticate', { token }, page)
      const set = [signedIn.headers['set-cookie'] ?? []].flat()
      cookie = set.map((one) => String(one).split(';')[0]).join('; ')
    })
    afterAll(() => cookies.close())

    type Forged = (typeof ofSession)[number]['operation']
    const toUrl = ({ path: pattern }: Forged) => `/sdk/v1${pattern.replace(/:\w+/g, 'x')}`
    const text = { 'content-type': 'text/plain' }
    const json = { 'content-type': 'application/json' }
    const evil = { origin: 'https://evil.example' }
    const toBasicHeader = () => {
      const { publicToken } = cookies.project
      return { authorization: toBasic(publicToken, publicToken) }
    }
    const ask = async (
      operation: Forged,
      headers: Readonly<Record<string, string>>,
      query = '',
    ) => {
      const answer = await cookies.service.app.inject({
        method: operation.method,
        url: `${toUrl(operation)}${query}`,
        headers: { cookie, ...headers },
        ...(operation.method !== 'GET' && { payload: '{}' }),
      })
      return { status: answer.statusCode, error: answer.json().error_type }
    }
    const foreign = { status: 403, error: 'bad_domain_for_stytch_sdk' }
    const bare = { status: 401, error: 'invalid_authorization_header' }

    const forgeries: Readonly<
      Record<string, readonly [headers: () => Record<string, string>, answer: object]>
    > = {
      'a simple request of another site': [() => ({ ...text, ...evil }), bare],
      'a simple request of a listed page': [() => ({ ...text, ...page.headers }), bare],
      'a form of another site': [
        () => ({ 'content-type': 'application/x-www-form-urlencoded', ...evil }),
        bare,
      ],
      'a request of another site that has every header': [
        () => ({ ...json, ...evil, ...toBasicHeader() }),
        foreign,
      ],
      'a request of a sandboxed page that has every header': [
        () => ({ ...json, origin: 'null', ...toBasicHeader() }),
        foreign,
      ],
      'a request without an origin that has every header': [
        () => ({ ...json, 'sec-fetch-site': 'cross-site', ...toBasicHeader() }),
        foreign,
      ],
    }
    test.each(Object.entries(forgeries))(
      'AC-08 no call of the account answers %s, although the cookie comes along',
      async (_, [toHeaders, answer]) => {
        const before = (await listAudit(cookies)).length
        for (const { id, operation } of ofSession) {
          const query = `?public_token=${cookies.project.publicToken}`
          expect([id, await ask(operation, toHeaders(), query)]).toEqual([id, answer])
        }
        expect(await listAudit(cookies)).toHaveLength(before)
      },
    )

    test('AC-08 another site gets no permission to send the headers, and a listed page gets every answer', async () => {
      const preflight = { ...evil, 'access-control-request-headers': 'authorization' }
      // The last one ends the session.
      const last = ({ id }: { readonly id: string }) => Number(id === 'sessions.revoke')
      for (const { id, operation } of ofSession.toSorted((a, b) => last(a) - last(b))) {
        const asked = await cookies.service.app.inject({
          method: 'OPTIONS',
          url: toUrl(operation),
          headers: { ...preflight, 'access-control-request-method': operation.method },
        })
        expect([id, asked.statusCode]).toEqual([id, 403])
        const headers = { ...json, ...page.headers, ...toBasicHeader() }
        const { status, error } = await ask(operation, headers)
        expect([id, status, error]).not.toEqual([id, expect.any(Number), foreign.error])
        expect([id, status]).not.toEqual([id, 401])
      }
    })
  })
})
