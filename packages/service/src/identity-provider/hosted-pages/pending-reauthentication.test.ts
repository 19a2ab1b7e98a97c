import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing, hashIdentifier } from '../../kernel/keys/key-ring.ts'
import { createPendingReauthentication } from '../request/pending-reauthentication-token.ts'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

describe.each(pickEngines('sqlite'))('a proof required by the hosted page on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  let written = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const { challenges } = database.storage
    const supersede: typeof challenges.supersede = async (challenge) => {
      if (challenge.kind === 'reauthentication') written += 1
      return challenges.supersede(challenge)
    }
    world = await createIdpWorld({
      storage: { ...database.storage, challenges: { ...challenges, supersede } },
      apps: [newClientApp(), newClientApp({ clientId: 'ours', isFirstParty: true })],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const newAddress = () => {
    people += 1
    return `person-${people}@example.com`
  }
  const signIn = async (address = newAddress()) => {
    const session = String((await world.signIn(address)).session_token)
    world.advance(1_000)
    return session
  }
  const request = {
    client_id: 'ours',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'x',
    prompt: 'login',
  }

  /** A browser that keeps the page's cookie. */
  const createBrowser = () => {
    let kept = ''
    let lastCookie = ''
    return {
      getKept: () => kept,
      getLastCookie: () => lastCookie,
      async open(session: string | null, change: Record<string, string> = {}, cookie = kept) {
        const own = session === null ? '' : `stytch_session=${session}`
        const answer = await world.service.app.inject({
          url: `${world.issuerPath}/v1/oauth2/authorize?${new URLSearchParams({ ...request, ...change })}`,
          headers: { cookie: [own, cookie].filter(Boolean).join('; ') },
        })
        const set = answer.headers['set-cookie']
        if (set !== undefined) {
          lastCookie = String(set)
          kept = lastCookie.split(';')[0]?.replace(/^[^=]*=$/, '') ?? ''
        }
        const step = /data-step="([a-z-]+)"/.exec(answer.body)?.[1]
        return answer.statusCode === 303 ? 'let in' : step
      },
    }
  }

  test('OP-10 is given by signing in on it, once, for its own request', async () => {
    const address = newAddress()
    const browser = createBrowser()
    expect(await browser.open(null)).toBe('sign-in')
    expect(browser.getLastCookie()).toMatch(
      /Path=\/; .*Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
    )
    const { getKept } = browser
    const first = getKept()
    expect(first).toMatch(/^__Host-portico_demand=\d+\.[\w-]{43}\.[0-9a-f]{64}$/)
    world.advance(1_000)
    const session = await signIn(address)
    expect(await browser.open(session, { state: 'another' }, first)).toBe('sign-in')
    expect(await browser.open(session, { client_id: 'notes' }, first)).toBe('sign-in')
    expect(await browser.open(session, {}, first)).toBe('let in')
    expect(getKept()).toBe('')
    expect(await browser.open(session, {}, first)).toBe('sign-in')
  })

  test('OP-10 is still required of a user who signs in after a stranger’s visit, which writes nothing', async () => {
    const before = written
    const stranger = createBrowser()
    expect(await stranger.open(null)).toBe('sign-in')
    expect(await stranger.open(null, { scope: 'openid made up' })).toBe('sign-in')
    expect(written).toBe(before)
    world.advance(1_000)
    const session = await signIn()
    world.advance(300_000)
    expect(await createBrowser().open(session)).toBe('sign-in')
  })

  test('OP-10 is given independently by two users in two browsers', async () => {
    const [one, two] = [createBrowser(), createBrowser()]
    await one.open(null)
    await two.open(null)
    world.advance(1_000)
    const [ada, eve] = [await signIn(), await signIn()]
    expect(await one.open(ada)).toBe('let in')
    expect(await two.open(eve)).toBe('let in')
  })

  test('OP-10 a user who signs in with another account on the page need not sign in again', async () => {
    const browser = createBrowser()
    const first = await browser.open(await signIn(), { prompt: 'select_account' })
    expect(first).toBe('choose-account')
    world.advance(1_000)
    expect(await browser.open(await signIn(), { prompt: 'select_account' })).toBe('let in')
  })

  test('OP-10 is not satisfied by a forged or old cookie', async () => {
    const browser = createBrowser()
    await browser.open(null)
    const kept = browser.getKept()
    world.advance(1_000)
    const session = await signIn()
    const [name, value = ''] = kept.split('=')
    const earlier = value.replace(/^\d+/, (at) => String(Number(at) - 1))
    for (const bad of [`${name}=${earlier}`, `${name}=x`, value.replace(/.$/, 'x')]) {
      expect(await createBrowser().open(session, { state: 'y' }, bad)).toBe('sign-in')
      expect(await createBrowser().open(session, {}, bad)).toBe('sign-in')
    }
    world.advance(600_000)
    expect(await createBrowser().open(await signIn(), {}, kept)).toBe('sign-in')
  })

  test('OP-10 is not satisfied by a cookie signed with the key that is part of a project export', async () => {
    const ring = createKeyRing(world.config.rootKey)
    const revealed = Buffer.from(ring.revealIdentifierKey(), 'base64url')
    const toForged = (text: string) => hashIdentifier(revealed, text)
    const make = (keyRing: typeof ring) => {
      const ports = { keyRing, clock: { now: world.now }, random: systemRandom }
      return `__Host-portico_demand=${createPendingReauthentication(ports, world.project, request)}`
    }
    const forged = make({ ...ring, hashKey: toForged, toMac: toForged })
    const own = make(ring)
    world.advance(1_000)
    const session = await signIn()
    expect(await createBrowser().open(session, {}, forged)).toBe('sign-in')
    expect(await createBrowser().open(session, {}, own)).toBe('let in')
  })

  test('OP-10 is still given when the consent page asks and the user decides', async () => {
    const browser = createBrowser()
    const change = { client_id: 'notes' }
    await browser.open(null, change)
    world.advance(1_000)
    const session = await signIn()
    expect(await browser.open(session, change)).toBe('ask')
    expect(await browser.open(session, change)).toBe('ask')
    const params = { ...request, ...change, scopes: ['openid', 'email'], scope: undefined }
    expect((await world.start(session, params)).status).toBe(200)
    expect((await world.submit(session, params)).data.authorization_code).toBeTruthy()
    expect((await world.start(session, params)).status).toBe(401)
  })

  test('OP-11 max_age is satisfied by signing in on a slow page', async () => {
    const browser = createBrowser()
    const change = { prompt: '', max_age: '1' }
    expect(await browser.open(await signIn(), change)).toBe('let in')
    world.advance(5_000)
    expect(await browser.open(null, change)).toBe('sign-in')
    world.advance(1_000)
    const session = await signIn()
    world.advance(5_000)
    expect(await browser.open(session, change)).toBe('let in')
    expect(await browser.open(session, change)).toBe('sign-in')
  })
})
