/** Requests as client apps write them: scopes with runs of white space, and the user's languages. */
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUiLanguage } from '../kernel/pages/read-page-language.ts'
import { tidyScope } from './engine-access/tidy-scope.ts'
import { newClientApp, newPublicApp, redirectUri } from './testing/client-apps.ts'
import { createIdpWorld, type IdpWorld } from './testing/create-idp-world.ts'

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const untidy = [
  'openid  email',
  ' openid email ',
  'openid\temail',
  'openid\n email\r\n',
  '  openid   email',
] as const

describe('a request', () => {
  let database: TestStorage
  let world: IdpWorld
  let people = 0
  beforeAll(async () => {
    database = await openTestStorage('sqlite')
    const device = { response_types: [], redirect_uris: [], grant_types: [deviceGrant] }
    world = await createIdpWorld({
      storage: database.storage,
      apps: [
        newClientApp(),
        newClientApp({ clientId: 'plain', metadata: { request_object_signing_alg: 'none' } }),
        newPublicApp({ clientId: 'tv', metadata: device }),
      ],
    })
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })
  const signIn = async () => {
    people += 1
    return String((await world.signIn(`kind-${people}@example.com`)).session_token)
  }
  const asked = { client_id: 'notes', redirect_uri: redirectUri, response_type: 'code' }
  const open = (query: Readonly<Record<string, string>>, headers = {}, path = 'authorize') =>
    world.service.app.inject({
      url: `${world.issuerPath}/v1/oauth2/${path}?${new URLSearchParams(query)}`,
      headers: { accept: 'text/html', ...headers },
    })

  test.each(untidy)('with the scope %j is read, by every way in', async (scope) => {
    const session = await signIn()
    const page = await open({ ...asked, scope }, { cookie: `stytch_session=${session}` })
    expect([200, 303]).toContain(page.statusCode)
    expect(String(page.headers.location ?? '')).not.toContain('error')
    const pushed = await world.postForm(
      '/v1/oauth2/par',
      { ...asked, scope },
      world.basicOf('notes'),
    )
    expect([pushed.status, pushed.text]).toEqual([201, pushed.text])
    const device = await world.postForm('/v1/oauth2/device', { client_id: 'tv', scope })
    expect([device.status, device.text]).toEqual([200, device.text])
    const params = world.request({ ...asked, scopes: scope.split(' ') })
    const started = await world.start(session, params)
    expect(started.data.scope_results.map(({ scope: name }: { scope: string }) => name)).toEqual([
      'openid',
      'email',
    ])
    const { data } = await world.submit(session, params)
    const tokens = await world.postForm(
      '/v1/oauth2/token',
      {
        grant_type: 'authorization_code',
        code: data.authorization_code,
        redirect_uri: redirectUri,
        scope,
      },
      world.basicOf('notes'),
    )
    expect([tokens.status, tokens.data.scope]).toEqual([200, 'openid email'])
  })

  test('is otherwise left as it was sent', () => {
    expect(untidy.map(tidyScope)).toEqual(untidy.map(() => 'openid email'))
    expect(tidyScope('')).toBe('')
  })

  test.each([
    ['de', 'de'],
    ['de-AT en', 'de'],
    ['de_DE', 'de'],
    ['xx  FR-ca', 'fr'],
    ['xx', null],
    ['', null],
    ['x'.repeat(100_000), null],
  ])('with ui_locales %j speaks %s', (ui_locales, language) => {
    expect(findUiLanguage(`/x?${new URLSearchParams({ ui_locales })}`)).toBe(language)
  })

  test('has its refusal, its log-out page and its mails in the language that the client app asks for', async () => {
    const headers = { 'accept-language': 'fr' }
    const ui_locales = 'xx de-AT'
    const refused = await open({ ...asked, client_id: 'nobody', ui_locales }, headers)
    expect(refused.headers['content-language']).toBe('de')
    const left = await open({ ui_locales }, headers, 'logout')
    expect(left.headers['content-language']).toBe('de')
    const browser = await open({}, headers, 'logout')
    expect(browser.headers['content-language']).toBe('fr')
    const signedOut = await open({ ...asked, scope: 'openid', ui_locales })
    expect(signedOut.body).toContain('data-locale="de"')
    const other = await open({ ...asked, scope: 'openid', ui_locales: '"><script>' })
    expect(other.body).not.toContain('data-locale')
  })

  test('I4: speaks the language, and has the hint, that the client app pushed or put into an object', async () => {
    const wishes = { ui_locales: 'xx de-AT', login_hint: 'ada@example.com' }
    const request = { ...asked, scope: 'openid', ...wishes }
    const { data } = await world.postForm('/v1/oauth2/par', request, world.basicOf('notes'))
    const object = new UnsecuredJWT({ ...request, client_id: 'plain' }).encode()
    const ways: readonly Readonly<Record<string, string>>[] = [
      request,
      { client_id: 'notes', request_uri: String(data.request_uri) },
      { client_id: 'plain', request: object },
    ]
    for (const sent of ways) {
      const page = await open(sent, { 'accept-language': 'fr' })
      expect([page.statusCode, page.body.includes('data-step="sign-in"')]).toEqual([200, true])
      expect(page.body).toContain('data-locale="de"')
      expect(page.body).toContain('<html lang="de">')
      expect(page.body).toContain('data-login-hint="ada@example.com"')
    }
    // What stands beside a pushed request counts for nothing.
    const beside = await world.postForm(
      '/v1/oauth2/par',
      { ...asked, scope: 'openid' },
      world.basicOf('notes'),
    )
    const sent = { client_id: 'notes', request_uri: String(beside.data.request_uri), ...wishes }
    expect((await open(sent)).body).not.toMatch(/data-locale="de"|data-login-hint/)
  })
})
