import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBasic } from '../../testing/create-test-service.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { clientSecret, newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'
import { createClientApps } from './create-client-apps.ts'

const watcher = newClientApp({ clientId: 'watcher', isFirstParty: true })
const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials']
const leaving = newClientApp({ clientId: 'leaving', metadata: { grant_types: grantTypes } })

describe.each(engines)('what a removed app still holds, on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  /** The same service, started again without the configured app. */
  let later: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    const { storage } = database
    world = await createIdpWorld({ storage, apps: [watcher, leaving] })
    const { clientApps: _apps, ...idp } = world.project.identityProvider
    later = await createIdpWorld({ storage, apps: [watcher], project: world.project, idp })
  })
  afterAll(async () => {
    await world.close()
    await later.close()
    await database.remove()
  })

  const addGuest = () =>
    createClientApps({ projects: [world.project], storage: database.storage }).add(
      world.project.projectId,
      newClientApp({ clientId: 'guest', origin: 'command', metadata: { grant_types: grantTypes } }),
    )
  const removeGuest = () =>
    database.storage.transaction((tx) =>
      createClientApps({ projects: [world.project], storage: tx }).remove(
        world.project.projectId,
        'guest',
      ),
    )
  /** Whatever an app can hold: of a person, and of its own. */
  const fill = async (clientId: string, email: string) => {
    const session = String((await world.signIn(email)).session_token)
    const basic = world.basicOf(clientId)
    const change = { client_id: clientId, scopes: ['openid', 'offline_access'] }
    const { data } = await world.token(await world.authorize(session, change), {}, basic)
    const unusedCode = await world.authorize(session, change)
    const own = await world.postForm(
      '/v1/oauth2/token',
      { grant_type: 'client_credentials', scope: 'documents:read' },
      basic,
    )
    return {
      session,
      basic,
      unusedCode,
      accessToken: String(data.access_token),
      refreshToken: String(data.refresh_token),
      ownToken: String(own.data.access_token),
    }
  }
  const isActive = async (at: IdpWorld, token: string) => {
    const { status, data } = await at.postForm(
      '/v1/oauth2/introspect',
      { token },
      world.basicOf('watcher'),
    )
    expect(status).toBe(200)
    return data.active
  }
  const verifyDead = async (at: IdpWorld, held: Awaited<ReturnType<typeof fill>>) => {
    for (const token of [held.accessToken, held.refreshToken, held.ownToken]) {
      expect(await isActive(at, token)).toBe(false)
    }
    expect((await at.userinfo(held.accessToken)).status).toBe(401)
  }

  test('is void at once when the app is removed, and is deleted with it', async () => {
    await addGuest()
    const held = await fill('guest', 'ada@example.com')
    expect(await isActive(world, held.accessToken)).toBe(true)
    expect(await isActive(world, held.ownToken)).toBe(true)
    expect(await removeGuest()).toBe(true)
    await verifyDead(world, held)
    const refused = [
      await world.refresh(held.refreshToken, {}, held.basic),
      await world.token(held.unusedCode, {}, held.basic),
      await world.postForm('/v1/oauth2/introspect', { token: held.accessToken }, held.basic),
    ]
    expect(refused.map(({ status, data }) => [status, data.error])).toEqual(
      refused.map(() => [401, 'invalid_client']),
    )
    const started = await world.start(held.session, world.request({ client_id: 'guest' }))
    expect(started.data.error_type).toBe('connected_app_not_found')
    const listed = await world.get('/users/connected_apps', { session: held.session })
    expect(listed.data.connected_apps).toEqual([])
    const rows = (await dumpDatabase(database.database)).join('\n')
    // The audit log alone remembers it.
    expect(rows.replace(/.*connected_app_id.*/g, '')).not.toContain('guest')
  })

  test('does not come back with another app of the same id', async () => {
    await addGuest()
    const held = await fill('guest', 'grace@example.com')
    await removeGuest()
    await addGuest()
    await verifyDead(world, held)
    expect((await world.refresh(held.refreshToken, {}, held.basic)).data.error).toBe(
      'invalid_grant',
    )
    expect((await world.token(held.unusedCode, {}, held.basic)).data.error).toBe('invalid_grant')
    const started = await world.start(held.session, world.request({ client_id: 'guest' }))
    expect(started.data.consent_required).toBe(true)
  })

  test('is void when the app was removed from the configuration', async () => {
    const held = await fill('leaving', 'mary@example.com')
    expect(await isActive(world, held.accessToken)).toBe(true)
    await verifyDead(later, held)
    const refused = await later.refresh(
      held.refreshToken,
      {},
      { authorization: toBasic('leaving', clientSecret) },
    )
    expect([refused.status, refused.data.error]).toEqual([401, 'invalid_client'])
  })
})
