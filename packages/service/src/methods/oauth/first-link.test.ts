/** An account at a provider that an address alone leads to somebody, where a further factor guards what they have. */
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { createOauthBrowser, toToken } from '../../testing/oauth-calls.ts'
import { startRegistration } from '../../testing/passkey-calls.ts'

const insufficient = [403, 'insufficient_factors']
const step = 30_000

describe.each(pickEngines('sqlite'))('S1: a first link by an address, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  let projectId: string
  /** Happens once, right before the next transaction. */
  let meanwhile: (() => Promise<unknown>) | null = null
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const { storage } = database
    world = await createOauthWorld({
      storage: {
        ...storage,
        transaction: async (work) => {
          const now = meanwhile
          meanwhile = null
          await now?.()
          return storage.transaction(work)
        },
      },
    })
    projectId = world.project.projectId
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() })

  let people = 0
  /** A person with a mailbox; an account at the provider has the address. */
  async function signUp() {
    people += 1
    const login = `person${people}`
    const email = `${login}@example.com`
    world.person(login, { email, email_verified: true })
    const { session_token: session, user_id: userId } = await world.signIn(email)
    return { login, email, userId: String(userId), session: String(session) }
  }
  type Person = Awaited<ReturnType<typeof signUp>>

  const addApp = async ({ session }: Person) => {
    const app = (await world.post('/totps', {}, { session })).data
    const secret: string = app.secret
    const recoveryCodes: string[] = app.recovery_codes
    const verify = () =>
      world.post('/totps/authenticate', { totp_code: codeOf(secret) }, { session })
    return { secret, recoveryCodes, verify }
  }
  const signUpGuarded = async () => {
    const person = await signUp()
    const app = await addApp(person)
    const proved = await app.verify()
    expect(proved.status, proved.text).toBe(200)
    world.advance(step)
    return { ...person, ...app, session: String(proved.data.session_token) }
  }

  const bringToken = async ({ login }: Person) => toToken(await world.goThrough(login))
  const listLinked = async ({ userId }: Person) =>
    (await world.storage.users.findById(projectId, userId))?.credentials.oauth.length
  const addPasskey = async (session: string) => {
    const { status, data } = await startRegistration(world, session)
    return [status, data.error_type]
  }

  test('S1: who reads the mailbox links no account at a provider, and has one factor afterwards', async () => {
    const person = await signUpGuarded()
    const thief: string = (await world.signIn(person.email)).session_token
    const refused = await world.authenticate(await bringToken(person), thief)
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    expect(await listLinked(person)).toBe(0)
    expect(await addPasskey(thief)).toEqual(insufficient)
  })

  test('S1: the account at the provider alone lets nobody in once everything was signed out', async () => {
    const person = await signUpGuarded()
    await world.authenticate(await bringToken(person))
    await world.storage.sessions.revokeAll(projectId, person.userId, { now: world.now() })
    const again = await world.authenticate(await bringToken(person))
    expect([again.status, again.data.error_type]).toEqual(insufficient)
  })

  test('S1: with the app’s code the same token links the account, and the session has both', async () => {
    const person = await signUpGuarded()
    const token = await bringToken(person)
    expect((await world.authenticate(token)).data.error_type).toBe('insufficient_factors')
    const wrong = await world.authenticate(token, undefined, { totp_code: '000000' })
    expect([wrong.status, wrong.data.error_type]).toEqual([401, 'unable_to_authenticate_totp'])
    const done = await world.authenticate(token, undefined, { totp_code: codeOf(person.secret) })
    expect(done.status, done.text).toBe(200)
    const types = done.data.session.authentication_factors.map(({ type }: { type: string }) => type)
    expect(types).toEqual(['oauth', 'totp'])
    expect(await addPasskey(done.data.session_token)).toEqual([200, undefined])
    expect(await listLinked(person)).toBe(1)
    expect((await world.authenticate(await bringToken(person))).status).toBe(200)
  })

  test('S1: a recovery code links it as well, once', async () => {
    const person = await signUpGuarded()
    const [recovery_code] = person.recoveryCodes
    const done = await world.authenticate(await bringToken(person), undefined, { recovery_code })
    expect(done.status, done.text).toBe(200)
    const codes = await world.post(
      '/totps/recover',
      { recovery_code, session_duration_minutes: 30 },
      { session: done.data.session_token },
    )
    expect(codes.data.error_type).toBe('unable_to_authenticate_recovery_code')
  })

  test('S1: a session that has proved two factors links it without a question', async () => {
    const person = await signUpGuarded()
    const done = await world.authenticate(await bringToken(person), person.session)
    expect(done.status, done.text).toBe(200)
    expect(await listLinked(person)).toBe(1)
  })

  test('S1: wrong codes beside a provider’s token are counted like any other, and lock', async () => {
    const person = await signUpGuarded()
    const token = await bringToken(person)
    for (let count = 0; count < 5; count++) {
      await world.authenticate(token, undefined, { totp_code: '000000' })
    }
    const code = { totp_code: codeOf(person.secret) }
    const locked = await world.authenticate(token, undefined, code)
    expect([locked.status, locked.data.error_type]).toEqual([429, 'user_lock_limit_reached'])
  })

  test('S1: the host’s back end relays it under the same rule', async () => {
    const host = createHostCalls(world)
    const person = await signUpGuarded()
    const token = await bringToken(person)
    const refused = await host.post('/oauth/authenticate', { token })
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    const totp_code = codeOf(person.secret)
    expect((await host.post('/oauth/authenticate', { token, totp_code })).status).toBe(200)
  })

  test('S1: an app that begins to count while the account is linked guards already', async () => {
    const person = await signUp()
    const app = await addApp(person)
    const token = await bringToken(person)
    meanwhile = () => app.verify()
    const refused = await world.authenticate(token)
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    expect(await listLinked(person)).toBe(0)
  })

  test('S1: an account that an address led to before the app was there is the mailbox, no second factor', async () => {
    const person = await signUp()
    const linked = await world.authenticate(await bringToken(person))
    expect(linked.status, linked.text).toBe(200)
    await (await addApp(person)).verify()
    const thief: string = (await world.signIn(person.email)).session_token
    const both = await world.authenticate(await bringToken(person), thief)
    expect(both.status, both.text).toBe(200)
    expect(await addPasskey(both.data.session_token)).toEqual(insufficient)
  })

  test('S1: an account that the user signed up with is a factor beside the mailbox', async () => {
    people += 1
    const login = `person${people}`
    const email = `${login}@example.com`
    world.person(login, { email, email_verified: true })
    const { data } = await world.enter(login)
    const person = { login, email, userId: data.user_id, session: data.session_token }
    await (await addApp(person)).verify()
    const session: string = (await world.signIn(email)).session_token
    const both = await world.authenticate(await bringToken(person), session)
    expect(await addPasskey(both.data.session_token)).toEqual([200, undefined])
  })

  test('S1: a stranger’s app on an unproved address asks its owner, who comes by a provider, for nothing', async () => {
    people += 1
    const login = `person${people}`
    const email = `${login}@example.com`
    const password = 'correct horse battery staple 7'
    const stranger = await world.post('/passwords', {
      email,
      password,
      session_duration_minutes: 60,
    })
    const session: string = stranger.data.session_token
    const app = await addApp({ login, email, userId: stranger.data.user_id, session })
    expect((await app.verify()).status).toBe(200)
    world.person(login, { email, email_verified: true })
    const owner = await world.enter(login)
    expect(owner.status, owner.text).toBe(200)
    expect(owner.data.user).toMatchObject({ user_id: stranger.data.user_id, totps: [] })
  })

  test('S1: a link asked for before the app counted is not finished with the mailbox alone', async () => {
    const person = await signUp()
    const other = `${person.login}other`
    world.person(other, {})
    const thief: string = (await world.signIn(person.email)).session_token
    const { data } = await world.post('/oauth/attach', { provider: 'first' }, { session: thief })
    const { oauth_attach_token } = data
    const browser = createOauthBrowser(world)
    const answer = await world.goThrough(other, { browser, query: { oauth_attach_token } })
    await (await addApp(person)).verify()
    const refused = await world.authenticate(toToken(answer), thief)
    expect([refused.status, refused.data.error_type]).toEqual(insufficient)
    expect(await listLinked(person)).toBe(0)
  })

  test('S1: an account linked by its address becomes the user’s own when they link it in a session', async () => {
    const person = await signUp()
    const first = await world.authenticate(await bringToken(person))
    const session: string = first.data.session_token
    const { data } = await world.post('/oauth/attach', { provider: 'first' }, { session })
    const { oauth_attach_token } = data
    const answer = await world.goThrough(person.login, { query: { oauth_attach_token } })
    const again = await world.authenticate(toToken(answer), session)
    expect(again.status, again.text).toBe(200)
    await (await addApp({ ...person, session: again.data.session_token })).verify()
    const byMail: string = (await world.signIn(person.email)).session_token
    const both = await world.authenticate(await bringToken(person), byMail)
    expect(await addPasskey(both.data.session_token)).toEqual([200, undefined])
  })
})
