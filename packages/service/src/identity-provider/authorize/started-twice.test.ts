import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

describe.each(pickEngines('postgres'))('a request that starts twice at once, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps: [newClientApp()] })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  afterEach(() => vi.restoreAllMocks())

  test('has its consent counted, also if the page starts it once more at that moment', async () => {
    const session = String((await world.signIn('twice@example.com')).session_token)
    expect((await world.start(session)).data.consent_required).toBe(true)
    const { challenges } = world.storage
    const find = challenges.findBySecret
    let isDone = false
    vi.spyOn(challenges, 'findBySecret').mockImplementation(async (...key) => {
      const found = await find(...key)
      if (key[1] === 'authorization_request' && !isDone) {
        isDone = true
        expect((await world.start(session)).status).toBe(200)
      }
      return found
    })
    const submitted = await world.submit(session)
    expect(isDone).toBe(true)
    expect(submitted.status, submitted.text).toBe(200)
  })

  test('asks none of its pages for a sign-in that has just happened', async () => {
    const request = new URLSearchParams({
      client_id: 'notes',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      state: 'x',
      prompt: 'login',
    })
    const load = async (cookie: string) => {
      const answer = await world.service.app.inject({
        url: `${world.issuerPath}/v1/oauth2/authorize?${request}`,
        headers: { cookie },
      })
      const [kept = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
      return { step: /data-step="([a-z-]+)"/.exec(answer.body)?.[1], kept }
    }
    for (let round = 0; round < 12; round++) {
      const first = await load('')
      expect(first.step).toBe('sign-in')
      world.advance(1_000)
      const session = String((await world.signIn(`reload-${round}@example.com`)).session_token)
      world.advance(1_000)
      const cookie = `stytch_session=${session}; ${first.kept}`
      const loads = await Promise.all([load(cookie), load(cookie), load(cookie)])
      expect(loads.map(({ step }) => step)).toEqual(['ask', 'ask', 'ask'])
    }
  })
})
