import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '../../kernel/outgoing/guarded-fetch.ts'
import { isDocumentAppAllowed, isFetchAllowed } from '../engine/document-settings.ts'
import { createFailingAddresses } from '../engine/failing-addresses.ts'
import { runEngineCall } from '../engine-access/engine-call.ts'
import { newClientApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'

describe.each(pickEngines('postgres'))('metadata documents on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({
      storage: database.storage,
      idp: { allowMetadataDocuments: true },
      apps: [newClientApp(), newClientApp({ clientId: 'audit', isFirstParty: true })],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  test('are supported where the owner enables them', async () => {
    const { data } = await world.getJson(`${world.issuerPath}/.well-known/openid-configuration`)
    expect(data.client_id_metadata_document_supported).toBe(true)
  })

  test.each([
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'https://10.0.0.1/client.json',
    'https://0x7f000001/client.json',
    'https://2130706433/client.json',
    'http://example.com/client.json',
    'file:///etc/passwd',
  ])('SVC-17 no document is fetched from %s', async (clientId) => {
    const { session_token: session } = await world.signIn('doc@example.com')
    const answer = await world.start(session, world.request({ client_id: clientId }))
    expect([answer.status, answer.data.error_type]).toEqual([404, 'connected_app_not_found'])
  })

  test('OP-23 a source that causes many fetches blocks no other', async () => {
    const { project } = world
    const failing = { has: () => false }
    const ports = { storage: database.storage, clock: { now: world.now } }
    const ask = (bucket: string, i: number) =>
      runEngineCall({ source: { bucket } }, () =>
        isFetchAllowed(ports, project, failing, `https://app-${i}.example.com/`),
      )
    const asked = await Promise.all(Array.from({ length: 40 }, (_, i) => ask('198.51.100.7', i)))
    expect(asked.filter(Boolean)).toHaveLength(15)
    expect(await ask('198.51.100.8', 1)).toBe(true)
  })

  test('OP-23 the source is that of the request, at every endpoint', async () => {
    const taken: string[] = []
    const { rates } = database.storage
    const take: typeof rates.take = (asked) => {
      if (asked.key.startsWith('metadata_document:')) taken.push(asked.key)
      return rates.take(asked)
    }
    const watched = await createIdpWorld({
      storage: { ...database.storage, rates: { ...rates, take } },
      idp: { allowMetadataDocuments: true },
    })
    const { app } = watched.service
    const query = (clientId: string) =>
      new URLSearchParams({
        client_id: clientId,
        redirect_uri: 'https://x.example/cb',
        post_logout_redirect_uri: 'https://x.example/bye',
        response_type: 'code',
        scope: 'openid',
      }).toString()
    const remoteAddress = '203.0.113.9'
    for (const path of ['authorize', 'logout']) {
      const url = `${watched.issuerPath}/v1/oauth2/${path}?${query(`https://127.0.0.1/${path}`)}`
      await app.inject({ url, remoteAddress })
    }
    for (const path of ['token', 'device', 'par']) {
      await app.inject({
        method: 'POST',
        url: `${watched.issuerPath}/v1/oauth2/${path}`,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: query(`https://127.0.0.1/${path}`),
      })
    }
    const key = `metadata_document:${watched.project.projectId}`
    const ofSource = taken.filter((one) => one !== key)
    expect(new Set(ofSource)).toEqual(new Set([`${key}:203.0.113.9`]))
    expect(ofSource).toHaveLength(5)
    await watched.close()
  })

  describe('whose page is down', () => {
    const gone = 'https://nobody.invalid/app.json'
    const value = 'A'.repeat(43)
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    beforeAll(async () => {
      const { projectId } = world.project
      const signedIn = await world.signIn('doc-gone@example.com')
      const session = String(signedIn.session_token)
      const { access_token: own } = (await world.token(await world.authorize(session))).data
      const { artefacts, grants } = database.storage
      const row = await artefacts.find(projectId, 'access_token', hash(own), world.now())
      if (!row) throw new Error('no token')
      const grant = await grants.allow({
        projectId,
        grantId: `grant-test-document-${engine}`,
        userId: String(signedIn.user_id),
        clientId: gone,
        scopes: ['openid'],
        resources: {},
        app: { name: '', description: '', type: 'third_party_public', logoUrl: null },
        createdAt: world.now(),
        updatedAt: world.now(),
      })
      const familyId = `${grant.grantId}.${row.sessionId}`
      const payload = { ...row.payload, clientId: gone, grantId: familyId }
      await artefacts.add({ ...row, valueHash: hash(value), clientId: gone, familyId, payload })
      await artefacts.add({
        ...row,
        kind: 'device_code',
        valueHash: hash('device'),
        userCodeHash: hash('GONEGONE'),
        clientId: gone,
        userId: null,
        familyId: null,
        payload: { params: { scope: 'openid' } },
      })
    })

    test('introspecting its token answers inactive instead of an error, and the token cannot be exchanged', async () => {
      const asked = { token: value }
      const answer = await world.postForm('/v1/oauth2/introspect', asked, world.basicOf('audit'))
      expect([answer.status, answer.data]).toEqual([200, { active: false }])
      const { status, data } = await world.post('/sessions/exchange_access_token', {
        access_token: value,
        session_duration_minutes: 30,
      })
      expect([status, data.error_type]).toEqual([401, 'idp_access_token_could_not_be_exchanged'])
    })

    test('the code of its device is unknown', async () => {
      const { session_token: session } = await world.signIn('doc-device@example.com')
      const page = await world.service.app.inject({
        url: `${world.issuerPath}/device?user_code=GONE-GONE`,
        headers: { cookie: `stytch_session=${session}` },
      })
      expect([page.statusCode, page.body.includes('wrong or has expired')]).toEqual([200, true])
    })
  })
})

describe('the content of a metadata document', () => {
  const app = { redirectUris: ['https://x.example/cb'], grantTypeAllowed: () => false }

  test('is accepted with the same limits as a registration', () => {
    expect(isDocumentAppAllowed({ ...app, clientName: 'Assistant' })).toBe(true)
    expect(isDocumentAppAllowed(app)).toBe(true)
    expect(isDocumentAppAllowed({ ...app, redirectUris: ['https://*.example/'] })).toBe(false)
    expect(isDocumentAppAllowed({ ...app, grantTypeAllowed: () => true })).toBe(false)
  })

  test.each([
    ['too long', 'x'.repeat(101)],
    ['of two lines', 'Assistant\nof yours'],
    ['with a NUL', 'Assistant\0'],
    ['that turns direction', 'Assistant \u202egnp.exe'],
    ['with what is not seen', 'Assist\u200bant'],
  ])('OP-23 a name %s is refused', (_, clientName) => {
    expect(isDocumentAppAllowed({ ...app, clientName })).toBe(false)
  })
})

describe('a URL that failed', () => {
  test('is fetched again only after a while; other URLs and sends are not delayed', async () => {
    let now = 0
    let status = 503
    let calls = 0
    const failing = createFailingAddresses({ now: () => now })
    const send = failing.watch(async () => {
      calls += 1
      if (status === 0) throw new Error('nobody answers')
      return new Response('{}', { status })
    })
    const address = 'https://notes.example.com/app.json'
    expect((await send(address)).status).toBe(503)
    expect(failing.has(address)).toBe(true)
    await expect(send(new URL(address))).rejects.toThrow('failed a moment ago')
    expect(calls).toBe(1)
    expect((await send(address, { method: 'POST' })).status).toBe(503)
    status = 200
    expect((await send('https://other.example.com/')).status).toBe(200)
    now = 30_000
    expect((await send(address)).status).toBe(200)
    status = 0
    await expect(send(address)).rejects.toThrow('nobody answers')
    expect(failing.has(address)).toBe(true)
  })

  test('is forgotten before many others fill the memory', async () => {
    const failing = createFailingAddresses({ now: () => 0 })
    const send = failing.watch(async () => new Response('', { status: 404 }))
    for (let i = 0; i <= 1_000; i += 1) await send(`https://app-${i}.example.com/`)
    expect(failing.has('https://app-0.example.com/')).toBe(false)
    expect(failing.has('https://app-1000.example.com/')).toBe(true)
  })
})

describe('guarded outgoing requests', () => {
  const guarded = createGuardedFetch({ allowLoopback: false })

  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0.0.0.0/',
    'https://localhost/',
    'file:///etc/passwd',
    'gopher://example.com/',
  ])('SVC-17 never call %s', async (address) => {
    await expect(guarded(address)).rejects.toThrow()
  })
})
