import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '../../kernel/storage/storage.ts'
import { newClientApp, newPublicApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

type Step = 'before transaction' | 'after transaction'
type Act = () => Promise<unknown>

const own = newClientApp({
  clientId: 'own',
  isFirstParty: true,
  metadata: { scope: 'openid full_access' },
})
const tv = newPublicApp({
  clientId: 'tv',
  metadata: {
    grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    response_types: [],
    redirect_uris: [],
  },
})

/** A storage beside which something happens once, at a step of somebody's request. */
function createTimedStorage(storage: Storage) {
  const acts = new Map<Step, Act>()
  const reach = async (step: Step) => {
    const act = acts.get(step)
    acts.delete(step)
    await act?.()
  }
  const timed: Storage = {
    ...storage,
    async transaction(work) {
      await reach('before transaction')
      const done = await storage.transaction(work)
      await reach('after transaction')
      return done
    },
  }
  return {
    timed,
    at: (step: Step, act: Act) => void acts.set(step, act),
    clear: () => acts.clear(),
  }
}

describe.each(engines)('tokens and codes that end while they are being issued, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let timing: ReturnType<typeof createTimedStorage>
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    timing = createTimedStorage(database.storage)
    world = await createIdpWorld({ storage: timing.timed, apps: [newClientApp(), own, tv] })
  })
  beforeEach(() => timing.clear())
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const lasting = { scopes: ['openid', 'offline_access'] }
  const signIn = async () => {
    people += 1
    const { session_token, user_id } = await world.signIn(`person-${people}@example.com`)
    return { session: String(session_token), userId: String(user_id) }
  }
  const getTokens = async (session: string) =>
    (await world.token(await world.authorize(session, lasting))).data
  const verifyDead = async (tokens: { access_token: string; refresh_token: string }) => {
    expect(tokens).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    })
    expect((await world.introspect(tokens.access_token)).active).toBe(false)
    expect((await world.userinfo(tokens.access_token)).status).toBe(401)
    expect((await world.refresh(tokens.refresh_token)).data.error).toBe('invalid_grant')
  }

  const endings: [string, (signedIn: { session: string; userId: string }) => Promise<unknown>][] = [
    [
      'ending every token of a user',
      ({ userId }) => database.storage.artefacts.removeOfUser(world.project.projectId, userId),
    ],
    [
      'revoking a consent',
      ({ session }) => world.post('/users/connected_apps/notes/revoke', undefined, { session }),
    ],
  ]

  describe.each(endings)('OP-06 %s', (_, end) => {
    test('refuses the request that is about to issue more', async () => {
      const signedIn = await signIn()
      const tokens = await getTokens(signedIn.session)
      const code = await world.authorize(signedIn.session, lasting)
      timing.at('before transaction', () => end(signedIn))
      const renewed = await world.refresh(tokens.refresh_token)
      expect([renewed.status, renewed.data]).toMatchObject([400, { error: 'invalid_grant' }])
      await world.authorize(signedIn.session, lasting)
      await verifyDead(tokens)
      expect((await world.token(code)).data.error).toBe('invalid_grant')
    })

    test('refuses the exchange of a code that is under way', async () => {
      const signedIn = await signIn()
      const code = await world.authorize(signedIn.session, lasting)
      timing.at('before transaction', () => end(signedIn))
      const exchanged = await world.token(code)
      expect([exchanged.status, exchanged.data]).toMatchObject([400, { error: 'invalid_grant' }])
    })

    test('ends what was just issued and is not answered yet', async () => {
      const signedIn = await signIn()
      const tokens = await getTokens(signedIn.session)
      timing.at('after transaction', () => end(signedIn))
      const renewed = await world.refresh(tokens.refresh_token)
      await world.authorize(signedIn.session, lasting)
      await verifyDead(renewed.data)
    })
  })

  test('OP-06 a second use before the first is answered ends the family for good', async () => {
    const { session } = await signIn()
    const tokens = await getTokens(session)
    timing.at('after transaction', async () => {
      expect((await world.refresh(tokens.refresh_token)).data.error).toBe('invalid_grant')
    })
    const first = await world.refresh(tokens.refresh_token)
    expect(first.status).toBe(200)
    await verifyDead(tokens)
    await verifyDead(first.data)
  })

  test('OP-06 of two uses at the same moment one is answered, and the family ends', async () => {
    const { session } = await signIn()
    const tokens = await getTokens(session)
    let winner: Awaited<ReturnType<IdpWorld['refresh']>> | undefined
    timing.at('before transaction', async () => {
      winner = await world.refresh(tokens.refresh_token)
    })
    const loser = await world.refresh(tokens.refresh_token)
    expect([winner?.status, loser.status, loser.data.error]).toEqual([200, 400, 'invalid_grant'])
    await verifyDead(winner?.data)
  })

  test.each(['before transaction', 'after transaction'] as const)(
    'OP-03 a code used a second time %s of the first ends what is issued on it',
    async (step) => {
      const { session } = await signIn()
      const code = await world.authorize(session, lasting)
      let inner: Awaited<ReturnType<IdpWorld['token']>> | undefined
      timing.at(step, async () => {
        inner = await world.token(code)
      })
      const answers = [await world.token(code), inner]
      expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 400])
      await verifyDead(answers.find((answer) => answer?.status === 200)?.data)
      // The permission stands, and the next code is as good as ever.
      const { refresh_token: next } = await getTokens(session)
      expect((await world.refresh(next)).status).toBe(200)
    },
  )

  test('OP-03 OP-06 of ten uses of one code, or of one refresh token, one is answered and the family ends', async () => {
    const { session } = await signIn()
    const createUses = [
      async () => {
        const code = await world.authorize(session, lasting)
        return () => world.token(code)
      },
      async () => {
        const { refresh_token } = await getTokens(session)
        return () => world.refresh(refresh_token)
      },
    ]
    for (const createUse of Array.from({ length: 5 }, () => createUses).flat()) {
      const answers = await Promise.all(Array.from({ length: 10 }, await createUse()))
      const [won, ...others] = answers.toSorted((a, b) => a.status - b.status)
      expect(won?.status).toBe(200)
      for (const { status, data } of others) {
        expect([status, data.error]).toEqual([400, 'invalid_grant'])
      }
      await verifyDead(won?.data)
    }
  })

  test('OP-03 a code whose session ends while it is written is void', async () => {
    const { session, userId } = await signIn()
    const { projectId } = world.project
    await world.start(session, world.request(lasting))
    timing.at('after transaction', async () => {
      await database.storage.sessions.revokeAll(projectId, userId, { now: world.now() })
      await database.storage.artefacts.removeOfUser(projectId, userId)
    })
    const answer = await world.submit(session, world.request(lasting))
    expect(answer.status).toBe(200)
    expect((await world.token(answer.data.authorization_code)).data.error).toBe('invalid_grant')
  })

  test('no consent is recorded for a session that ended meanwhile', async () => {
    const { session, userId } = await signIn()
    const { projectId } = world.project
    await world.start(session, world.request(lasting))
    timing.at('before transaction', () =>
      database.storage.sessions.revokeAll(projectId, userId, { now: world.now() }),
    )
    const answer = await world.submit(session, world.request(lasting))
    expect([answer.status, answer.data.error_type]).toEqual([401, 'user_unauthenticated'])
    expect(await database.storage.grants.listOfUser(projectId, userId)).toEqual([])
  })

  test('a token that ends while it is exchanged creates no session', async () => {
    const { session, userId } = await signIn()
    const { projectId } = world.project
    const request = { client_id: 'own', scopes: ['openid', 'full_access'] }
    const code = await world.authorize(session, request)
    const { access_token } = (await world.token(code, {}, world.basicOf('own'))).data
    timing.at('before transaction', () =>
      database.storage.artefacts.removeOfUser(projectId, userId),
    )
    const answer = await world.post('/sessions/exchange_access_token', { access_token })
    expect(answer.data.error_type).toBe('idp_access_token_not_found')
    const live = await database.storage.sessions.listOfUser(projectId, userId, world.now())
    expect(live).toHaveLength(1)
  })

  test('no device is approved in a session that ended meanwhile', async () => {
    const { session, userId } = await signIn()
    const { project, identityProvider } = world
    const { projectId } = project
    const asked = await world.postForm('/v1/oauth2/device', { client_id: 'tv', scope: 'openid' })
    const proved = await world.findSession(session)
    const source = { address: '203.0.113.7', bucket: '203.0.113.7', userAgent: '' }
    const decider = { project, proved, source }
    const request = await identityProvider.findDeviceRequest(decider, asked.data.user_code)
    if (!request) throw new Error('nothing was asked')
    timing.at('before transaction', () =>
      database.storage.sessions.revokeAll(projectId, userId, { now: world.now() }),
    )
    await expect(
      identityProvider.decideDeviceRequest(decider, request, true),
    ).rejects.toMatchObject({ errorType: 'session_not_found' })
    expect(await database.storage.grants.listOfUser(projectId, userId)).toEqual([])
  })
})
