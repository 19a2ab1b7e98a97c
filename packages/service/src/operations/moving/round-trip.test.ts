import { createHash } from 'node:crypto'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdpWorld, type IdpWorld } from '../../identity-provider/testing/create-idp-world.ts'
import { leftTables, movedTables } from '../../kernel/storage/moved-tables.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { good, logIn, signUp } from '../../testing/password-calls.ts'
import { runSql } from '../../testing/run-sql.ts'
import { dumpProject, listColumns } from './testing/dump-project.ts'
import { moveProject } from './testing/move-project.ts'

const toKey = (name: string) => createHash('sha256').update(`root key of ${name}`).digest()
const browser = (name: string) => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'de',
  'x-sdk-client': Buffer.from(
    JSON.stringify({ persistent_id: name, timezone: 'Europe/Lisbon' }),
  ).toString('base64'),
})

describe('a project that moves from SQLite to Postgres and back', () => {
  const databases: TestStorage[] = []
  const worlds: IdpWorld[] = []
  /** Opens an installation with a root key of its own; `like` gives it the project of another installation. */
  const open = async (engine: 'sqlite' | 'postgres', key: string, like?: IdpWorld) => {
    const database = await openTestStorage(engine)
    databases.push(database)
    const world = await createIdpWorld({
      storage: database.storage,
      config: { rootKey: toKey(key) },
      project: {
        ...like?.project,
        mails: { codeInSubject: true, newSignIn: true, from: null, language: 'en' },
      },
      ...(like && { apps: like.project.identityProvider.clientApps }),
      idp: { ...like?.project.identityProvider, allowRegistration: true },
    })
    worlds.push(world)
    return { world, database, key: toKey(key) }
  }
  type Side = Awaited<ReturnType<typeof open>>
  const dump = ({ world, database, key }: Side) =>
    dumpProject(database.database, key, world.project.projectId)

  let origin: Side
  let other: Side
  let back: Side
  const device = createAuthenticator({ origin: pageOrigin })
  const lost = createAuthenticator({ origin: pageOrigin })
  /** Secrets that users and client apps hold before the move. */
  const held = {
    bob: '',
    secret: '',
    recovery: [''],
    codes: [''],
    dora: '',
    idToken: '',
    registrationToken: '',
    uri: '',
  }
  const registered = { clientId: '' }

  const codeAt = (world: IdpWorld) =>
    new TOTP({ secret: Secret.fromBase32(held.secret) }).generate({ timestamp: world.now() })
  const signInFrom = async (world: IdpWorld, email: string, name: string) => {
    const token = await world.sendLink(email)
    const answer = await world.post(
      '/magic_links/authenticate',
      { token },
      { headers: browser(name) },
    )
    if (answer.status !== 200) throw new Error(answer.text)
    const session: string = answer.data.session_token
    return session
  }
  const enterCode = (world: IdpWorld, recovery_code: string | undefined) =>
    world.post('/recovery_codes/authenticate', { email: 'dora@example.com', recovery_code })
  const countNotices = async (world: IdpWorld, email: string) => {
    await world.service.deliverNow()
    const mails = world.inbox.list(email)
    return mails.filter(({ links }) => links.some(({ kind }) => kind === 'not_me')).length
  }

  /** Creates users in every way: through pages, hosts and client apps. */
  const furnish = async ({ world, database }: Side) => {
    const host = createHostCalls(world)
    const { data: ada } = await signUp(world, 'ada@example.com')
    await host.put(`/users/${ada.user_id}`, {
      name: { first_name: 'Ada', middle_name: 'ß', last_name: 'Löwe' },
      trusted_metadata: { plan: 'gold', deep: [1, null, '\u2028'] },
      untrusted_metadata: { theme: 'dark' },
      roles: ['editor'],
      external_id: 'crm-1',
      locale: 'pt-BR',
      second_step: 'off',
    })
    await host.post('/users', { external_id: 'crm-nameless' })
    await world.sendLink('pending@example.com')
    const { data: cleo } = await signUp(world, 'cleo@example.com')
    expect((await host.put(`/users/${cleo.user_id}/block`, {})).status).toBe(200)
    const eve = await world.signIn('eve@example.com')
    await world.post('/totps', {}, { session: eve.session_token })

    const dora = await world.signIn('dora@example.com')
    held.dora = String(dora.user_id)
    const made = await world.post('/recovery_codes', undefined, { session: dora.session_token })
    held.codes = made.data.recovery_codes
    expect((await enterCode(world, held.codes[0])).status).toBe(200)
    const recovery = { email: 'new@example.com', reason: 'ticket 4711', wait_hours: 24 }
    const waiting = await host.post(`/users/${held.dora}/recoveries`, recovery)
    expect(waiting.status, waiting.text).toBe(200)

    await signInFrom(world, 'bob@example.com', 'laptop')
    await signInFrom(world, 'bob@example.com', 'phone')
    held.bob = (await enrolPasskey(world, device, 'bob@example.com')).userId
    let { session } = await enrolPasskey(world, lost, 'bob@example.com')
    const created = await world.post('/totps', {}, { session })
    held.secret = created.data.secret
    held.recovery = created.data.recovery_codes
    const proved = await world.post(
      '/totps/authenticate',
      { totp_code: codeAt(world) },
      { session },
    )
    session = proved.data.session_token
    const used = await world.post(
      '/totps/recover',
      { recovery_code: held.recovery[0] },
      { session },
    )
    expect(used.status).toBe(200)
    session = used.data.session_token
    // No operation adds a second address, but users of older installations can have several.
    await runSql(
      database.database,
      'insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at) values (?, ?, ?, ?, ?, ?, ?)',
      [world.project.projectId, 'email-test-2', held.bob, 'B@b.example', 'b@b.example', 0, 5],
    )
    const answer = await world.service.app.inject({
      method: 'POST',
      url: `${world.issuerPath}/v1/oauth2/register`,
      payload: {
        client_name: 'Assistant',
        redirect_uris: ['https://assistant.example.com/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    })
    registered.clientId = answer.json().client_id
    held.registrationToken = answer.json().registration_access_token
    held.uri = answer.json().registration_client_uri
    const code = await world.authorize(session, { scopes: ['openid', 'email', 'offline_access'] })
    held.idToken = (await world.token(code)).data.id_token
  }

  beforeAll(async () => {
    origin = await open('sqlite', 'the first')
    await furnish(origin)
    other = await open('postgres', 'the second', origin.world)
    back = await open('sqlite', 'the first', origin.world)
  })
  afterAll(async () => {
    for (const world of worlds) await world.close()
    for (const database of databases) await database.remove()
  })

  test.each(['sqlite', 'postgres'] as const)(
    'every table and column of %s moves, or stays for a documented reason',
    async (engine) => {
      const { database } = engine === 'sqlite' ? origin : other
      const tables = await listColumns(database.database)
      // triggers fill SQLite's search index from the rows that move
      const names = [...tables.keys()].filter((table) => !table.startsWith('user_texts'))
      expect(names.sort()).toEqual([...Object.keys(movedTables), ...Object.keys(leftTables)].sort())
      for (const [table, { columns }] of Object.entries(movedTables)) {
        expect([table, [...(tables.get(table) ?? [])].sort()]).toEqual([
          table,
          ['project_id', ...columns].sort(),
        ])
      }
    },
  )

  test('every row arrives unchanged, there and back again', async () => {
    const { project } = origin.world
    const before = await dump(origin)
    const counts = Object.fromEntries(
      Object.entries(before).map(([table, rows]) => [table, rows.length]),
    )
    expect(counts).toMatchObject({
      users: 7,
      user_emails: 7,
      account_codes: 10,
      passwords: 2,
      totps: 2,
      recovery_codes: 20,
      webauthn_registrations: 2,
      grants: 1,
      known_browsers: 2,
      client_apps: 1,
      signing_keys: expect.any(Number),
    })
    expect(
      Math.min(counts.signing_keys ?? 0, counts.artefacts ?? 0, counts.audit ?? 0),
    ).toBeGreaterThan(0)
    const there = await moveProject(origin.world, other.world, project)
    expect(there).toMatchObject({ conflicts: [], progress: { refused: 0 } })
    expect(await dump(other)).toEqual(before)
    const again = await moveProject(other.world, back.world, project)
    expect(again).toMatchObject({ conflicts: [], progress: { refused: 0 } })
    expect(await dump(back)).toEqual(before)
    expect(await dump(origin)).toEqual(before)
  })

  describe.each(['Postgres', 'SQLite'])('afterwards, on %s', (name) => {
    let world: IdpWorld
    beforeAll(() => {
      world = (name === 'Postgres' ? other : back).world
      world.advance(60_000)
    })

    test('a user signs in with the password, and keeps name, roles and metadata', async () => {
      const answer = await logIn(world, 'ada@example.com')
      expect(answer.data).toMatchObject({
        user: {
          external_id: 'crm-1',
          locale: 'pt-BR',
          name: { first_name: 'Ada', middle_name: 'ß', last_name: 'Löwe' },
          trusted_metadata: { plan: 'gold', deep: [1, null, '\u2028'] },
          untrusted_metadata: { theme: 'dark' },
          roles: ['editor', 'stytch_user'],
        },
      })
      expect((await logIn(world, 'ada@example.com', `${good}!`)).status).not.toBe(200)
    })

    test('a blocked user is still blocked', async () => {
      expect((await logIn(world, 'cleo@example.com')).status).not.toBe(200)
    })

    test('passkey, authenticator app and recovery code work, and used ones stay used', async () => {
      const credential = device.get(await takeRequestOptions(world))
      const { status, data } = await logInByPasskey(world, credential)
      expect([status, data.user_id]).toEqual([200, held.bob])
      const session: string = data.session_token
      const recover = (recovery_code: string | undefined) =>
        world.post('/totps/recover', { recovery_code }, { session })
      const refused = await recover(held.recovery[0])
      expect(refused.data.error_type).toBe('unable_to_authenticate_recovery_code')
      const proved = await world.post(
        '/totps/authenticate',
        { totp_code: codeAt(world) },
        { session },
      )
      expect(proved.status).toBe(200)
      const renewed: string = proved.data.session_token
      const recovery_code = held.recovery[1]
      const used = await world.post('/totps/recover', { recovery_code }, { session: renewed })
      expect(used.status).toBe(200)
    })

    test('a recovery code of the account signs in, and a used one stays used', async () => {
      expect((await enterCode(world, held.codes[0])).data.error_type).toBe(
        'unable_to_authenticate_recovery_code',
      )
      const entered = await enterCode(world, held.codes[1])
      expect([entered.status, entered.data.user_id, entered.data.codes_left]).toEqual([
        200,
        held.dora,
        8,
      ])
    })

    test('a recovery that the host had started is not under way', async () => {
      const host = createHostCalls(world)
      const { data } = await host.get(`/users/${held.dora}/recoveries`)
      expect(data.recoveries).toEqual([])
      const { data: left } = await createHostCalls(origin.world).get(
        `/users/${held.dora}/recoveries`,
      )
      expect(left.recoveries).toMatchObject([{ state: 'waiting' }])
    })

    test('an authenticator recognizes the same user when another passkey is added', async () => {
      const credential = device.get(await takeRequestOptions(world))
      const { data } = await logInByPasskey(world, credential)
      // the verified authenticator app protects the account, so a change needs its code as well
      const proved = await world.post(
        '/totps/recover',
        { recovery_code: held.recovery[2] },
        { session: data.session_token },
      )
      const options = JSON.parse(await takeCreationOptions(world, proved.data.session_token))
      expect(device.credentials.map(({ userHandle }) => userHandle)).toContain(options.user.id)
    })

    test('a known browser causes no notice, another one does', async () => {
      // the tests before have used recovery codes, which is told as well
      const before = await countNotices(world, 'bob@example.com')
      await signInFrom(world, 'bob@example.com', 'laptop')
      await signInFrom(world, 'bob@example.com', 'laptop')
      expect(await countNotices(world, 'bob@example.com')).toBe(before)
      await signInFrom(world, 'bob@example.com', 'a stranger')
      expect(await countNotices(world, 'bob@example.com')).toBe(before + 1)
    })

    test('a client app sees the same sub, asks for no new consent, and verifies the tokens it holds', async () => {
      const session = await signInFrom(world, 'bob@example.com', 'phone')
      const params = world.request({ scopes: ['openid', 'email', 'offline_access'] })
      const started = await world.start(session, params)
      expect(started.data.consent_required).toBe(false)
      const { data } = await world.token(await world.authorize(session, params))
      expect(decodeJwt(data.id_token).sub).toBe(decodeJwt(held.idToken).sub)
      expect(decodeJwt(held.idToken).sub).toBe(held.bob)
      const keys = await world.getJson(`${world.issuerPath}/v1/oauth2/jwks`)
      const verified = await jwtVerify(held.idToken, createLocalJWKSet(keys.data), {
        currentDate: new Date(world.now() - 60_000),
      })
      expect(verified.payload.sub).toBe(held.bob)
    })

    test('an app that registered itself still manages its registration', async () => {
      const answer = await world.service.app.inject({
        method: 'GET',
        url: new URL(held.uri).pathname,
        headers: { authorization: `Bearer ${held.registrationToken}` },
      })
      expect([answer.statusCode, answer.json().client_id]).toEqual([200, registered.clientId])
    })
  })

  test('a code of an earlier version, of which only the hash is there, stays', async () => {
    const { world, database } = origin
    const { project } = world
    await runSql(
      database.database,
      'update account_codes set sealed_code = null where user_id = ?',
      [held.dora],
    )
    const late = await open('sqlite', 'the third', world)
    expect(await moveProject(world, late.world, project)).toMatchObject({ conflicts: [] })
    expect((await dump(late)).account_codes).toEqual([])
    expect((await enterCode(late.world, held.codes[2])).status).toBe(401)
    expect((await enterCode(world, held.codes[2])).status).toBe(200)
  })

  test('sessions stay in the installation where they were started', async () => {
    const session = await signInFrom(origin.world, 'bob@example.com', 'laptop')
    for (const { world } of [other, back]) {
      expect((await world.post('/sessions/authenticate', {}, { session })).status).not.toBe(200)
    }
  })
})
