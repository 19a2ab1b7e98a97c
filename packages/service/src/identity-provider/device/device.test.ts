import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyRing, hashIdentifier } from '../../kernel/keys/key-ring.ts'
import { newPublicApp } from '../testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from '../testing/create-idp-world.ts'
import { normalizeUserCode } from './normalize-user-code.ts'

const grantType = 'urn:ietf:params:oauth:grant-type:device_code'
const tv = newPublicApp({
  clientId: 'tv',
  name: '<b>Television</b>',
  metadata: {
    grant_types: [grantType, 'refresh_token'],
    response_types: [],
    redirect_uris: [],
  },
})

describe.each(pickEngines('postgres'))('a device on %s', (engine) => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createIdpWorld({ storage: database.storage, apps: [tv, newPublicApp()] })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`person-${people}@example.com`)).session_token)
  }
  const begin = async (scope = 'openid email documents:write') =>
    (await world.postForm('/v1/oauth2/device', { client_id: 'tv', scope })).data
  const poll = (deviceCode: string) =>
    world.postForm('/v1/oauth2/token', {
      grant_type: grantType,
      client_id: 'tv',
      device_code: deviceCode,
    })
  const open = (session: string | null, userCode?: string) =>
    world.service.app.inject({
      method: 'GET',
      url: `${world.issuerPath}/device${userCode === undefined ? '' : `?user_code=${userCode}`}`,
      headers: session === null ? {} : { cookie: `stytch_session=${session}` },
    })
  const decide = (session: string, fields: Record<string, string>) =>
    world.postForm('/device', fields, { cookie: `stytch_session=${session}` })
  const readProof = (html: string) => /name="proof" value="([^"]+)"/.exec(html)?.[1] ?? ''

  test('has its pages in the user’s language', async () => {
    const session = await signIn()
    const begun = await begin()
    const show = (query: string, language: string) =>
      world.service.app.inject({
        url: `${world.issuerPath}/device${query}`,
        headers: { cookie: `stytch_session=${session}`, 'accept-language': language },
      })
    for (const [language, heading, proof] of [
      ['de-CH', 'Ein Gerät verbinden', 'Ihre Identität prüfen'],
      ['es', 'Conectar un dispositivo', 'Verificar su identidad'],
      ['fr', 'Connecter un appareil', 'Vérifier votre identité'],
    ] as const) {
      const form = await show('', language)
      expect(form.body).toContain(`<h1>${heading}</h1>`)
      expect(form.headers['content-language']).toBe(language.slice(0, 2))
      const decision = await show(`?user_code=${begun.user_code}`, language)
      expect(decision.body).toContain(proof)
      expect(decision.body).not.toMatch(/Connect |requesting|Allow|Deny|View|Email address/)
    }
  })

  test('waits, is approved by a user who types its code, and gets its tokens once', async () => {
    const session = await signIn()
    const begun = await begin()
    expect(begun.verification_uri).toBe(`${world.issuer}/device`)
    expect((await poll(begun.device_code)).data.error).toBe('authorization_pending')
    const page = await open(session, begun.user_code.toLowerCase().replace('-', ''))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('&lt;b&gt;Television&lt;/b&gt;')
    expect(page.body).not.toContain('Change your documents')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const said = await decide(session, {
      user_code: begun.user_code,
      proof: readProof(page.body),
      decision: 'allow',
    })
    expect(said.text).toContain('Your device is connected')
    const tokens = await poll(begun.device_code)
    expect(tokens.data).toMatchObject({ scope: 'openid email', token_type: 'Bearer' })
    expect((await world.userinfo(tokens.data.access_token)).status).toBe(200)
    const list = await world.get('/users/connected_apps', { session })
    expect(list.data.connected_apps).toMatchObject([{ connected_app_id: 'tv' }])
    expect((await poll(begun.device_code)).data.error).toBe('invalid_grant')
    expect((await world.userinfo(tokens.data.access_token)).status).toBe(401)
  })

  test('shows the texts of the consent page', async () => {
    const session = await signIn()
    const begun = await begin('documents:read offline_access openid email address')
    const { body } = await open(session, begun.user_code)
    expect(body).toContain(
      '<li>Verify your identity<ul><li>View information stored within your account</li></ul></li>' +
        '<li>View your personal profile information<ul><li>Email address</li></ul></li>' +
        '<li>Maintain access to your data even when you&#39;re not actively using the app',
    )
    expect(body).toContain('<li>Read your documents</li><li>Use the address scope</li>')
    expect(body).not.toContain('has not been verified')
  })

  test('OP-23 of an app that registered itself is called unverified', async () => {
    const { project, storage } = world
    const clientId = 'stranger-tv'
    const stranger = { ...tv, clientId, origin: 'registration', name: 'Your Bank' } as const
    await storage.clients.add({ ...stranger, projectId: project.projectId })
    const { data } = await world.postForm('/v1/oauth2/device', {
      client_id: clientId,
      scope: 'openid',
    })
    const { body } = await open(await signIn(), data.user_code)
    expect(body).toContain('This app has not been verified. It registered itself')
    expect(body).toContain('name="proof"')
  })

  test('is told when the user denies the request', async () => {
    const session = await signIn()
    const begun = await begin()
    const page = await open(session, begun.user_code)
    const fields = { user_code: begun.user_code, proof: readProof(page.body) }
    await decide(session, { ...fields, decision: 'deny' })
    expect((await poll(begun.device_code)).data.error).toBe('access_denied')
  })

  test('is decided once, also by 20 at the same moment', async () => {
    const session = await signIn()
    const begun = await begin()
    const page = await open(session, begun.user_code)
    const fields = { user_code: begun.user_code, proof: readProof(page.body) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        decide(session, { ...fields, decision: i % 2 ? 'allow' : 'deny' }),
      ),
    )
    expect(answers.filter(({ text }) => !text.includes('wrong or has expired'))).toHaveLength(1)
  })

  test('CSRF-01 is not approved by a page that the user was not shown', async () => {
    const [session, other] = [await signIn(), await signIn()]
    const begun = await begin()
    const foreign = readProof((await open(other, begun.user_code)).body)
    for (const proof of ['', 'made-up', foreign]) {
      const answer = await decide(session, {
        user_code: begun.user_code,
        proof,
        decision: 'allow',
      })
      expect(answer.status).toBe(403)
    }
    expect((await poll(begun.device_code)).data.error).toBe('authorization_pending')
  })

  test('CSRF-01 is not approved by a form signed with the key that is part of a project export', async () => {
    const session = await signIn()
    const begun = await begin()
    const proof = readProof((await open(session, begun.user_code)).body)
    const { sessionId } = (await world.findSession(session)).session
    const said = `device\0${sessionId}\0${normalizeUserCode(begun.user_code)}`
    const ring = createKeyRing(world.config.rootKey)
    expect(proof).toBe(ring.toMac(said))
    const revealed = Buffer.from(ring.revealIdentifierKey(), 'base64url')
    const forged = hashIdentifier(revealed, said)
    const fields = { user_code: begun.user_code, decision: 'allow' }
    expect((await decide(session, { ...fields, proof: forged })).status).toBe(403)
    expect((await decide(session, { ...fields, proof })).status).toBe(200)
  })

  test('rejects wrong and expired codes, and asks a signed-out user to sign in', async () => {
    const session = await signIn()
    const begun = await begin()
    expect((await open(session, 'XXXX-XXXX')).body).toContain('wrong or has expired')
    expect((await open(session)).body).toContain('Enter the code')
    const nobody = await open(null, begun.user_code)
    expect(nobody.body).toContain('data-step="sign-in"')
    expect(nobody.body).not.toContain('proof')
    world.advance(600_000)
    expect((await open(session, begun.user_code)).body).toContain('wrong or has expired')
    expect((await poll(begun.device_code)).data.error).toMatch(/invalid_grant|expired_token/)
  })

  test('can only be started by an app registered for it', async () => {
    const answer = await world.postForm('/v1/oauth2/device', { client_id: 'notes-public' })
    expect(answer.status).toBe(400)
  })
})
