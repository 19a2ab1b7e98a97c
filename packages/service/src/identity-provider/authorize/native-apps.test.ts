import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClientApp, newPublicApp } from '../testing/client-apps.ts'
import { createIdpWorld, createPkce } from '../testing/create-idp-world.ts'

const https = 'https://rp.example.com/callback'
const loopback = 'http://127.0.0.1/callback'
const scheme = 'com.example.notes:/callback'
const native = { application_type: 'native', redirect_uris: [https, loopback, scheme] }
const web = { redirect_uris: [https, 'http://127.0.0.1:33418/callback'] }
const apps = [
  newPublicApp({ clientId: 'native', metadata: native }),
  newPublicApp({ clientId: 'native-own', isFirstParty: true, metadata: native }),
  newPublicApp({ clientId: 'web', metadata: web }),
  newClientApp({ clientId: 'secret', metadata: native }),
]

describe.each(pickEngines('sqlite'))('apps that can be impersonated on %s', (engine) => {
  let database: TestStorage
  const worlds: Awaited<ReturnType<typeof createIdpWorld>>[] = []
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    for (const allowLoopback of [false, true]) {
      const storage = database.storage
      worlds.push(await createIdpWorld({ storage, apps, project: { allowLoopback } }))
    }
  })
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()))
    await database.remove()
  })

  /** Whether a person who has allowed all of it before is asked again. */
  const isAskedAgain = async (clientId: string, redirectUri: string, isDevelopment = false) => {
    const world = worlds[isDevelopment ? 1 : 0]
    if (!world) throw new Error('no world')
    people += 1
    const { session_token: token } = await world.signIn(`native-${people}@example.com`)
    const session = String(token)
    const params = world.request({
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge: createPkce().challenge,
    })
    const first = await world.start(session, params)
    const { data } = await world.submit(session, params, first.data.consent_required)
    expect(data.authorization_code).toBeTruthy()
    const again = await world.start(session, params)
    const silent = { ...params, prompt: 'none' }
    await world.start(session, silent)
    const answer = (await world.submit(session, silent)).data.redirect_uri
    expect(answer.includes('error=consent_required')).toBe(again.data.consent_required)
    return again.data.consent_required
  }

  test.each([
    ['native', 'http://127.0.0.1:50123/callback'],
    ['native', scheme],
    ['native-own', 'http://127.0.0.1:50123/callback'],
    ['native-own', scheme],
    ['web', 'http://127.0.0.1:33418/callback'],
  ])(
    'OP-23 consent for the public app %s at %s is asked every time',
    async (clientId, redirectUri) => {
      expect(await isAskedAgain(clientId, redirectUri)).toBe(true)
    },
  )

  test.each([
    ['native', https],
    ['native-own', https],
    ['web', https],
    ['secret', scheme],
    ['secret', 'http://127.0.0.1:50123/callback'],
  ])(
    'consent for the app %s at %s, which authenticates, is remembered',
    async (clientId, redirectUri) => {
      expect(await isAskedAgain(clientId, redirectUri)).toBe(false)
    },
  )

  test('on loopback, consent for a web app is remembered, and for a native app is requested every time', async () => {
    expect(await isAskedAgain('web', 'http://127.0.0.1:33418/callback', true)).toBe(false)
    expect(await isAskedAgain('native', 'http://127.0.0.1:50123/callback', true)).toBe(true)
  })
})
