import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { signUp } from '../testing/password-calls.ts'
import { startReceiver } from '../testing/start-receiver.ts'
import { newClientApp } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const everything = 'openid email offline_access full_access'

describe.each(pickEngines('postgres'))('revoking tokens and consents on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    receiver = await startReceiver(() => ({ status: 200 }))
    world = await createIdpWorld({
      storage: database.storage,
      project: { allowLoopback: true },
      apps: [
        newClientApp(),
        newClientApp({ clientId: 'own', isFirstParty: true, metadata: { scope: everything } }),
        newClientApp({
          clientId: 'told',
          metadata: {
            backchannel_logout_uri: receiver.url,
            backchannel_logout_session_required: true,
          },
        }),
      ],
    })
  })
  afterAll(async () => {
    await world.close()
    await receiver.close()
    await database.remove()
  })
  const lasting = { scopes: ['openid', 'offline_access'] }
  const newAddress = () => {
    people += 1
    return `person-${people}@example.com`
  }
  const signIn = async (address = newAddress()) => {
    const { session_token, user_id } = await world.signIn(address)
    return { session: String(session_token), userId: String(user_id), address }
  }
  const getTokens = async (session: string, scopes = lasting.scopes, clientId = 'notes') =>
    (
      await world.token(
        await world.authorize(session, { scopes, client_id: clientId }),
        {},
        world.basicOf(clientId),
      )
    ).data
  const exchange = (accessToken: string, session?: string) =>
    world.post(
      '/sessions/exchange_access_token',
      { access_token: accessToken },
      session === undefined ? {} : { session },
    )
  const isLive = async (session: string) =>
    (await world.post('/sessions/authenticate', {}, { session })).status === 200

  test('tokens and consents of a stranger’s session are void once the owner proves the address', async () => {
    const address = newAddress()
    const stranger = String((await signUp(world, address)).data.session_token)
    const tokens = await getTokens(stranger)
    const own = await getTokens(stranger, ['openid', 'offline_access', 'full_access'], 'own')
    const { session } = await signIn(address)
    expect(await isLive(stranger)).toBe(false)
    expect((await world.userinfo(tokens.access_token)).status).toBe(401)
    expect((await world.refresh(tokens.refresh_token)).data.error).toBe('invalid_grant')
    const renewed = await world.refresh(own.refresh_token, {}, world.basicOf('own'))
    expect(renewed.data.error).toBe('invalid_grant')
    expect((await exchange(own.access_token)).status).not.toBe(200)
    // Nor does an app of theirs get a code unasked.
    expect((await world.start(session, world.request(lasting))).data.consent_required).toBe(true)
  })

  test('a password reset without a session removes every consent, one in a session keeps them', async () => {
    const { session, userId } = await signIn()
    await getTokens(session)
    const set = (password: string, by: Record<string, string>) =>
      world.post('/passwords/session/reset', { password }, by)
    const kept = await set('correct horse battery staple', { session })
    expect(kept.status).toBe(200)
    const { projectId } = world.project
    expect(await database.storage.grants.listOfUser(projectId, userId)).toHaveLength(1)
    const reset = await world.post('/passwords/existing_password/reset', {
      email: `person-${people}@example.com`,
      existing_password: 'correct horse battery staple',
      new_password: 'staple battery horse correct',
    })
    expect(reset.status).toBe(200)
    expect(await database.storage.grants.listOfUser(projectId, userId)).toEqual([])
  })

  test('OP-06 a scope that an app loses is no longer granted at its next refresh', async () => {
    const { projectId } = world.project
    const row = { ...newClientApp({ clientId: `late-${engine}`, origin: 'command' }), projectId }
    const { metadata } = row
    await database.storage.clients.add({
      ...row,
      isFirstParty: true,
      metadata: { ...metadata, scope: everything },
    })
    const { session } = await signIn()
    const basic = world.basicOf(row.clientId)
    const first = await getTokens(session, everything.split(' '), row.clientId)
    await database.storage.clients.replace({
      ...row,
      isFirstParty: false,
      metadata: { ...metadata, scope: everything },
    })
    expect((await exchange(first.access_token)).data.error_type).toBe(
      'idp_access_token_could_not_be_exchanged',
    )
    const second = (await world.refresh(first.refresh_token, {}, basic)).data
    expect(second.scope).toBe('openid email offline_access')
    await database.storage.clients.replace({
      ...row,
      metadata: { ...metadata, scope: 'openid offline_access' },
    })
    expect((await world.userinfo(second.access_token)).data.email).toBeUndefined()
    const third = (await world.refresh(second.refresh_token, {}, basic)).data
    expect(third.scope).toBe('openid offline_access')
  })

  test('revoking an app ends the sessions it created, and no other', async () => {
    const { session } = await signIn()
    const { access_token: token } = await getTokens(session, everything.split(' '), 'own')
    const made = String((await exchange(token)).data.session_token)
    const proved = await signIn(`person-${people}@example.com`)
    const joined = String((await exchange(token, proved.session)).data.session_token)
    expect(await Promise.all([made, joined].map(isLive))).toEqual([true, true])
    const revoked = await world.post('/users/connected_apps/own/revoke', undefined, { session })
    expect(revoked.status).toBe(200)
    expect(await isLive(made)).toBe(false)
    expect(await isLive(session)).toBe(true)
    expect(await isLive(joined)).toBe(true)
  })

  describe('an app with back-channel logout', () => {
    const host = () => createHostCalls(world)
    const countTold = async (end: () => Promise<unknown>) => {
      const before = receiver.received.length
      await end()
      await world.service.deliverNow()
      return receiver.received.length - before
    }
    test.each(['the host', 'a deletion', 'a stranger’s password'])(
      'is notified of the end of its session by %s',
      async (how) => {
        const address = newAddress()
        const isStranger = how.startsWith('a stranger')
        const session = isStranger
          ? String((await signUp(world, address)).data.session_token)
          : (await signIn(address)).session
        await getTokens(session, lasting.scopes, 'told')
        const { data } = await world.post('/sessions/authenticate', {}, { session })
        const { session_id: sessionId, user_id: userId } = data.session
        const told = await countTold(async () => {
          if (isStranger) return signIn(address)
          if (how === 'a deletion') return host().del(`/users/${userId}`)
          return host().post('/sessions/revoke', { session_id: sessionId })
        })
        expect(told).toBe(1)
      },
    )

    test('is named on the log-out page as an app that may still be open', async () => {
      const { session } = await signIn()
      const open = (language: string) =>
        world.service.app.inject({
          url: `${world.issuerPath}/v1/oauth2/logout`,
          headers: { cookie: `stytch_session=${session}`, 'accept-language': language },
        })
      expect((await open('en')).body).not.toContain('may still be open')
      await world.authorize(session, { client_id: 'told' })
      expect((await open('en')).body).toContain('<p><bdi>Notes</bdi> may still be open.</p>')
      const german = await open('de')
      expect([german.headers['content-language'], german.headers.vary]).toEqual([
        'de',
        expect.stringMatching(/accept-language/i),
      ])
      expect(german.body).toContain('<html lang="de">')
      expect(german.body).toContain('<p>Vielleicht noch offen: <bdi>Notes</bdi>.</p>')
      expect(german.body).not.toMatch(/You|log out/)
    })

    test('is forgotten with the session', async () => {
      const { projectId } = world.project
      const { artefacts, sessions } = database.storage
      const { session } = await signIn()
      await world.authorize(session, { client_id: 'told' })
      const { data } = await world.post('/sessions/authenticate', {}, { session })
      const ended = String(data.session.session_id)
      await world.post('/sessions/revoke', undefined, { session })
      const other = await signIn()
      await world.authorize(other.session, { client_id: 'told' })
      const again = await world.post('/sessions/authenticate', {}, { session: other.session })
      const left = String(again.data.session.session_id)
      await artefacts.prune(world.now() + 3_600_000, 500)
      expect(await artefacts.listClientsOfSession(projectId, ended)).toEqual([])
      expect(await artefacts.listClientsOfSession(projectId, left)).toEqual(['told'])
      await sessions.revokeAll(projectId, other.userId, { now: world.now() })
      await sessions.prune(world.now() + 1, 500)
      expect(await artefacts.listClientsOfSession(projectId, left)).toEqual([])
    })
  })
})
