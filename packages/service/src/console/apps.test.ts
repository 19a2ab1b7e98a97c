import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeTrials } from '../identity-provider/client-apps/remove-trials.ts'
import { newClientApp, newPublicApp } from '../identity-provider/testing/client-apps.ts'
import { createIdpWorld, createPkce } from '../identity-provider/testing/create-idp-world.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { toBasic } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'

const callback = 'https://desk.example.com/callback'
const consolePage = 'https://auth.example.com/admin'
const wanted = {
  name: 'Harbour Desk',
  proof: 'secret',
  platform: 'web',
  is_first_party: false,
  redirect_uris: [callback],
  scopes: ['openid', 'email'],
}
/** What of it can be changed later. */
const toValues = ({ name, redirect_uris, scopes }: typeof wanted) => ({
  name,
  redirect_uris,
  scopes,
})
const errorOf = ({ status, data }: { status: number; data: { error_type?: string } }) => [
  status,
  data.error_type,
]

describe.each(pickEngines('sqlite'))('client apps in the console on %s', (engine) => {
  let database: TestStorage
  const closings: (() => Promise<void>)[] = []
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(async () => {
    for (const close of closings) await close()
    await database.remove()
  })

  const start = async (role: 'read' | 'act' = 'act') => {
    const { storage } = database
    const world = await createIdpWorld({ storage, config: { admin: true } })
    closings.push(world.close)
    const page = await openConsole(world, { role })
    /** Signs a user in to an app, and exchanges the code with one of its secrets. */
    const takeTokens = async (clientId: string, secret: string) => {
      const { session } = await world.signIn('ada@example.com').then(toSession)
      const change = { client_id: clientId, redirect_uri: callback, scopes: ['openid'] }
      const code = await world.authorize(session, change)
      const headers = { authorization: toBasic(clientId, secret) }
      return world.token(code, { redirect_uri: callback }, headers)
    }
    return { world, page, takeTokens }
  }
  const toSession = ({ session_token: session }: { session_token: string }) => ({ session })

  test('the list has the apps of the configuration, then the others; no secret and no hash of one', async () => {
    const { world, page } = await start('read')
    const { projectId } = world.project
    for (const clientId of ['b-app', 'a-app', 'notes']) {
      const own = { clientId, origin: 'registration', createdAt: 5_000 } as const
      await world.storage.clients.add({ ...newClientApp(own), projectId })
    }
    const { data, text } = await page.get('/apps')
    expect(data.apps.map((app: { client_id: string }) => app.client_id)).toEqual([
      'notes',
      'notes-public',
      'a-app',
      'b-app',
    ])
    expect(data.apps[0]).toMatchObject({
      owner: 'configuration',
      proof: 'secret',
      created_at: null,
    })
    expect(data.apps[1]).toMatchObject({ proof: 'none', can_be_tried: true })
    expect(data.apps[2]).toMatchObject({ owner: 'app', created_at: new Date(5_000).toISOString() })
    expect(text).not.toMatch(/secret_hash|[0-9a-f]{64}/)
    expect((await page.get('/apps/a-app')).data.app).toMatchObject({ client_id: 'a-app' })
    expect(errorOf(await page.get('/apps/other'))).toEqual([404, 'app_not_found'])
  })

  test('pages show each app once, and those of other projects never', async () => {
    const { world, page } = await start('read')
    const other = await start('read')
    const { projectId } = world.project
    for (let i = 0; i < 120; i += 1) {
      const own = { clientId: `app-${i}`, origin: 'registration' } as const
      await world.storage.clients.add({ ...newClientApp(own), projectId })
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { data } = await page.get(`/apps${cursor === null ? '' : `?cursor=${cursor}`}`)
      seen.push(...data.apps.map((app: { client_id: string }) => app.client_id))
      cursor = data.next_cursor
    } while (cursor !== null)
    expect([seen.length, new Set(seen).size]).toEqual([122, 122])
    expect((await other.page.get('/apps')).data.apps).toHaveLength(2)
    expect(errorOf(await other.page.get('/apps/app-1'))).toEqual([404, 'app_not_found'])
  })

  test('an app that is added signs users in with the secret that was shown once', async () => {
    const { world, page, takeTokens } = await start()
    const { data } = await page.post('/apps', wanted)
    const { client_id: clientId } = data.app
    expect(data.client_secret).toMatch(/^client-secret-test-/)
    expect((await takeTokens(clientId, data.client_secret)).status).toBe(200)
    expect((await page.get(`/apps/${clientId}`)).text).not.toContain(data.client_secret)
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'client_app.added')
    expect(entry).toMatchObject({
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', client_id: clientId, client_name: 'Harbour Desk' },
    })
    expect(JSON.stringify(await listAudit(world))).not.toContain(data.client_secret)
  })

  test('an app without a secret gets none', async () => {
    const { page } = await start()
    const native = { ...wanted, proof: 'none', platform: 'native', redirect_uris: ['harbour://in'] }
    const { data } = await page.post('/apps', native)
    expect([data.client_secret, data.app.proof, data.app.platform]).toEqual([
      null,
      'none',
      'native',
    ])
    const made = await page.post(`/apps/${data.app.client_id}/secret`)
    expect(errorOf(made)).toEqual([409, 'app_without_secret'])
  })

  test('wrong values of an app are refused with the name of the field, and nothing is kept', async () => {
    const { page } = await start()
    const wrong: readonly (readonly [field: string, change: object])[] = [
      ['redirect_uris', { redirect_uris: ['http://desk.example.com/callback'] }],
      ['redirect_uris', { redirect_uris: ['https://*.example.com/callback'] }],
      ['redirect_uris', { redirect_uris: ['javascript:alert(1)'] }],
      ['redirect_uris', { redirect_uris: [] }],
      ['scopes', { scopes: ['openid', 'everything'] }],
      ['name', { name: 'Har\u202ebour' }],
      ['name', { name: 'Har\u200bbour' }],
      ['name', { name: ' ' }],
    ]
    const { data: made } = await page.post('/apps', wanted)
    const path = `/apps/${made.app.client_id}/change`
    const values = { ...toValues(wanted), post_logout_redirect_uris: [] }
    for (const [field, change] of wrong) {
      for (const answer of [
        await page.post('/apps', { ...wanted, ...change }),
        await page.post(path, { ...values, ...change }),
      ]) {
        expect([change, ...errorOf(answer)]).toEqual([change, 400, 'bad_request'])
        expect(answer.data.error_details.field).toBe(field)
      }
    }
    const owner = await page.post('/apps', { ...wanted, owner: 'configuration' })
    expect(errorOf(owner)).toEqual([400, 'bad_request'])
    const { data } = await page.get('/apps')
    expect(data.apps).toHaveLength(3)
    expect(data.apps.at(-1)).toMatchObject({ name: 'Harbour Desk', redirect_uris: [callback] })
  })

  test('an app is changed without touching its secrets, and leads back to its new address alone', async () => {
    const { world, page, takeTokens } = await start()
    const { data } = await page.post('/apps', wanted)
    const clientId: string = data.app.client_id
    const change = {
      name: 'Harbour Office',
      redirect_uris: ['https://office.example.com/in', callback],
      post_logout_redirect_uris: ['https://office.example.com/'],
      scopes: ['openid'],
    }
    expect((await page.post(`/apps/${clientId}/change`, change)).status).toBe(200)
    expect((await page.get(`/apps/${clientId}`)).data.app).toMatchObject({
      ...change,
      proof: 'secret',
    })
    expect((await takeTokens(clientId, data.client_secret)).status).toBe(200)
    const removed = { ...change, redirect_uris: ['https://office.example.com/in'] }
    await page.post(`/apps/${clientId}/change`, removed)
    await expect(takeTokens(clientId, data.client_secret)).rejects.toThrow('redirect')
    const entries = (await listAudit(world)).filter(({ action }) => action === 'client_app.changed')
    expect(entries).toHaveLength(2)
    for (const [id, error] of [
      ['notes', 'owned_by_file'],
      ['other', 'app_not_found'],
    ]) {
      expect((await page.post(`/apps/${id}/change`, change)).data.error_type).toBe(error)
    }
  })

  test('the old secret works beside a new one until it is ended, and a third one waits for that', async () => {
    const { world, page, takeTokens } = await start()
    const { data } = await page.post('/apps', wanted)
    const clientId: string = data.app.client_id
    const old: string = data.client_secret
    const renewed = (await page.post(`/apps/${clientId}/secret`)).data.client_secret
    const status = async (secret: string) => (await takeTokens(clientId, secret)).status
    expect([await status(old), await status(renewed)]).toEqual([200, 200])
    expect((await page.get(`/apps/${clientId}`)).data.app.has_old_secret).toBe(true)
    expect(errorOf(await page.post(`/apps/${clientId}/secret`))).toEqual([409, 'secret_changing'])
    expect((await page.post(`/apps/${clientId}/secret/end`)).status).toBe(200)
    expect([await status(old), await status(renewed)]).toEqual([401, 200])
    expect(errorOf(await page.post(`/apps/${clientId}/secret/end`))).toEqual([
      409,
      'nothing_changed',
    ])
    const actions = (await listAudit(world)).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('client_app.secret')).toSorted()).toEqual([
      'client_app.secret_ended',
      'client_app.secret_made',
    ])
  })

  test('what the configuration owns is not changed here, and an app that registered keeps its secret', async () => {
    const { world, page } = await start()
    const { projectId } = world.project
    const registered = newClientApp({ clientId: 'registered', origin: 'registration' })
    await world.storage.clients.add({ ...registered, projectId })
    for (const [clientId, error] of [
      ['notes', 'owned_by_file'],
      ['registered', 'owned_by_app'],
    ]) {
      for (const path of ['secret', 'secret/end']) {
        const answer = await page.post(`/apps/${clientId}/${path}`)
        expect([clientId, path, ...errorOf(answer)]).toEqual([clientId, path, 409, error])
      }
    }
    expect(errorOf(await page.del('/apps/notes'))).toEqual([409, 'owned_by_file'])
    expect((await page.del('/apps/registered')).status).toBe(200)
    expect(errorOf(await page.del('/apps/registered'))).toEqual([404, 'app_not_found'])
  })

  test('a removed app is unknown at once, with its tokens', async () => {
    const { world, page, takeTokens } = await start()
    const { data } = await page.post('/apps', wanted)
    const { client_id: clientId } = data.app
    const tokens = (await takeTokens(clientId, data.client_secret)).data
    expect((await page.del(`/apps/${clientId}`)).status).toBe(200)
    expect((await world.introspect(tokens.access_token)).active).toBe(false)
    expect((await takeTokens(clientId, data.client_secret).catch(() => null))?.status).not.toBe(200)
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'client_app.removed')
    expect(entry?.details).toMatchObject({ client_id: clientId, client_name: 'Harbour Desk' })
  })

  test('a trial is a copy of the app that leads back to the console, needs PKCE, and ends with what was granted', async () => {
    const { world, page } = await start()
    const { data: trial } = await page.post('/apps/notes/trial', { redirect_uri: consolePage })
    expect(trial).toMatchObject({
      issuer: world.issuer,
      token_endpoint: `${world.issuer}/v1/oauth2/token`,
      expires_at: new Date(world.now() + 600_000).toISOString(),
    })
    expect(trial.scope.split(' ')).not.toContain('offline_access')
    const { verifier, challenge } = createPkce()
    const { session_token: session } = await world.signIn('ada@example.com')
    const request = { client_id: trial.client_id, redirect_uri: consolePage }
    const started = await world.start(
      session,
      world.request({ ...request, code_challenge: challenge }),
    )
    expect(started.data.client.client_name).toBe('Notes')
    const withProof = { code_challenge: challenge, code_challenge_method: 'S256' }
    const exchange = async (fields: Record<string, string>) => {
      const code = await world.authorize(session, { ...request, ...withProof })
      const own = { grant_type: 'authorization_code', code, redirect_uri: consolePage }
      return world.postForm('/v1/oauth2/token', { ...own, client_id: trial.client_id, ...fields })
    }
    expect((await exchange({})).status).toBe(400)
    const tokens = await exchange({ code_verifier: verifier })
    expect([tokens.status, tokens.data.refresh_token]).toEqual([200, undefined])
    // It is no app of its own: neither in the list, nor found, nor tried again.
    expect((await page.get('/apps')).data.apps).toHaveLength(2)
    expect(errorOf(await page.get(`/apps/${trial.client_id}`))).toEqual([404, 'app_not_found'])
    expect(errorOf(await page.del(`/apps/${trial.client_id}`))).toEqual([404, 'app_not_found'])
    expect((await page.del(`/apps/trials/${trial.client_id}`)).status).toBe(200)
    expect((await world.introspect(tokens.data.access_token)).active).toBe(false)
    const { userId } = (await world.storage.users.findByEmail(
      world.project.projectId,
      'ada@example.com',
    )) ?? { userId: '' }
    expect(await world.storage.grants.listOfUser(world.project.projectId, userId)).toEqual([])
    for (const clientId of [trial.client_id, 'notes']) {
      const ended = await page.del(`/apps/trials/${clientId}`)
      expect(errorOf(ended)).toEqual([404, 'app_not_found'])
    }
  })

  test('a trial ends by itself after ten minutes, and no other row does', async () => {
    const { world, page } = await start()
    const { storage, project } = world
    const { data } = await page.post('/apps', wanted)
    const { data: trial } = await page.post('/apps/notes/trial', { redirect_uri: consolePage })
    const find = (clientId: string) => storage.clients.find(project.projectId, clientId)
    expect(await removeTrials(storage, [project], world.now())).toBe(0)
    expect(await find(trial.client_id)).not.toBe(null)
    expect(await removeTrials(storage, [project], world.now() + 1)).toBe(1)
    expect(await find(trial.client_id)).toBe(null)
    expect(await find(data.app.client_id)).not.toBe(null)
  })

  test('a trial leads back to no other page than the console', async () => {
    const { world, page } = await start()
    for (const redirectUri of [
      'https://evil.example/admin',
      'https://auth.example.com.evil.example/admin',
      'https://auth.example.com@evil.example/admin',
      'https://user@auth.example.com/admin',
      'http://auth.example.com/admin',
      'https://auth.example.com/admin?next=1',
      'https://auth.example.com/admin#x',
      'https://auth.example.com/account',
      'https://auth.example.com/x/../admin',
      'https://auth.example.com//evil.example/admin',
      'admin',
    ]) {
      const answer = await page.post('/apps/notes/trial', { redirect_uri: redirectUri })
      expect([redirectUri, ...errorOf(answer)]).toEqual([redirectUri, 400, 'bad_request'])
    }
    const { projectId } = world.project
    expect(await world.storage.clients.listTrials(projectId, Number.MAX_SAFE_INTEGER)).toEqual([])
    const below = await page.post('/apps/notes/trial', {
      redirect_uri: 'https://auth.example.com/auth/admin',
    })
    expect(below.status).toBe(200)
  })

  test('an app that signs nobody in with a browser cannot be tried', async () => {
    const { world, page } = await start()
    const machine = newPublicApp({ clientId: 'machine', origin: 'command' })
    const metadata = { ...machine.metadata, redirect_uris: [], grant_types: ['refresh_token'] }
    const { projectId } = world.project
    await world.storage.clients.add({ ...machine, metadata, projectId })
    const answer = await page.post('/apps/machine/trial', { redirect_uri: consolePage })
    expect(errorOf(answer)).toEqual([409, 'app_without_sign_in'])
  })
})

describe.each(pickEngines('postgres'))('secrets of client apps on %s', (engine) => {
  test('of operators who make a new secret at once exactly one gets it', async () => {
    const database = await openTestStorage(engine)
    const world = await createIdpWorld({ storage: database.storage, config: { admin: true } })
    const page = await openConsole(world)
    const { data } = await page.post('/apps', wanted)
    const path = `/apps/${data.app.client_id}/secret`
    const answers = await Promise.all(Array.from({ length: 4 }, () => page.post(path)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await world.close()
    await database.remove()
  })
})
