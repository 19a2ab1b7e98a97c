import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declarations, hostedMethods } from '../../declarations/all-declarations.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { createLogger } from '../../kernel/ops/create-logger.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { signInPageWords } from './sign-in-page-words.ts'
import { toSignInSettings } from './sign-in-settings.ts'

const callback = 'https://notes.example.com/callback'
const farewell = 'https://notes.example.com/bye'
const authorize = '/v1/oauth2/authorize'
const logout = '/v1/oauth2/logout'

const app = (changes: Partial<ClientApp> = {}): ClientApp => ({
  clientId: 'notes',
  origin: 'configuration',
  isFirstParty: false,
  name: 'Field <notes>',
  description: '',
  logoUrl: 'https://logos.example.com/notes.png',
  secretHash: null,
  nextSecretHash: null,
  isActive: true,
  createdAt: 0,
  ...changes,
  metadata: {
    redirect_uris: [callback],
    post_logout_redirect_uris: [farewell],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    policy_uri: 'https://notes.example.com/privacy?a=1&b=2',
    tos_uri: 'https://notes.example.com/terms',
    ...changes.metadata,
  },
})

const request = {
  client_id: 'notes',
  redirect_uri: callback,
  response_type: 'code',
  scope: 'openid email',
  state: 'a state',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}

describe.each(pickEngines('postgres'))('the hosted pages on %s', (engine) => {
  let database: TestStorage
  let world: TestService
  let cookie: string
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createTestService({
      storage: database.storage,
      project: {
        name: 'Meridian & Sons',
        identityProvider: {
          ...createTestProject().identityProvider,
          path: '',
          clientApps: [
            app(),
            app({ clientId: 'ours', isFirstParty: true, name: 'Ours' }),
            app({ clientId: 'nameless', name: '' }),
          ],
        },
      },
    })
    await database.storage.clients.add({
      ...app({ clientId: 'stranger', origin: 'registration', name: 'Stranger' }),
      projectId: world.project.projectId,
    })
    cookie = `stytch_session=${(await world.signIn('ada@example.com')).session_token}`
  })
  afterAll(async () => {
    await world.close()
    await database.remove()
  })

  const open = (
    path: string,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) => world.service.app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers })
  const read = (location: unknown) => Object.fromEntries(new URL(String(location)).searchParams)

  test('a signed-out user is asked to sign in, and told for which app', async () => {
    const page = await open(authorize, request)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-step="sign-in" data-methods="otp"')
    expect(page.body).toContain('<h1>Sign in to <bdi>Field &lt;notes&gt;</bdi></h1>')
    expect(page.body).toContain(`data-public-token="${world.project.publicToken}"`)
  })

  test.each([
    [{}, 'fr', 'fr'],
    [{ ui_locales: 'xx de' }, 'fr', 'de'],
  ])(
    'the texts around the widget are in the language that the app, or else the browser, asks for',
    async (wish, accepted, language) => {
      const page = await open(authorize, { ...request, ...wish }, { 'accept-language': accepted })
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.headers['content-language']).toBe(language)
      const words = signInPageWords[language === 'fr' ? 'fr' : 'de']
      const [title = ''] = words.title.split('{app}')
      const [goOn = ''] = words.goOn.split('{host}')
      expect(page.body).toContain(`<h1>${title}<bdi>Field &lt;notes&gt;</bdi>`)
      expect(page.body).toContain(`<p class="hp-about">${goOn}<b dir="ltr">notes.example.com</b>`)
      expect(page.body).toContain(`>${words.privacyPolicy}</a>`)
    },
  )

  test('a page in a language that is read from right to left says so once, on its root', async () => {
    for (const path of [authorize, logout]) {
      const page = await open(path, path === logout ? {} : request, { 'accept-language': 'he' })
      expect(page.body).toContain('<html lang="he" dir="rtl">')
      expect(page.body).not.toMatch(/dir="rtl".*dir="rtl"/s)
    }
  })

  test('E12: whose house it is, what one signs in for and where it leads stand on the page before any script has come', async () => {
    const page = await open(authorize, request)
    const card = page.body.slice(page.body.indexOf('<div class="hp-card hp-frame">'))
    expect(card).toContain('<p class="hp-name"><bdi>Meridian &amp; Sons</bdi></p>')
    expect(card).toContain('You go on to <b dir="ltr">notes.example.com</b>')
    const lead = '<p>with your <bdi>Meridian &amp; Sons</bdi> account</p>'
    expect(card).toContain(`<h1>Sign in to <bdi>Field &lt;notes&gt;</bdi></h1>${lead}`)
    const nameless = await open(authorize, { ...request, client_id: 'nameless' })
    expect(nameless.body).toContain(`<h1>Sign in to <bdi>notes.example.com</bdi></h1>${lead}`)
    const farewells = { client_id: 'notes', post_logout_redirect_uri: farewell }
    for (const [path, query, headers] of [
      ['/device', {}, {}],
      ['/device', {}, { cookie }],
      [authorize, { ...request, prompt: 'consent' }, { cookie }],
      [logout, {}, { cookie }],
      [logout, farewells, { cookie }],
    ] as const) {
      const { body } = await open(path, query, headers)
      expect(body, path).toContain('<p class="hp-name"><bdi>Meridian &amp; Sons</bdi></p>')
    }
    const device = await open('/device', {})
    expect(device.body).toContain(`<h1>Sign in to connect your device</h1>${lead}`)
  })

  test('an address in login_hint fills the field; anything else does not', async () => {
    const hinted = async (hint: string) => {
      const { body } = await open(authorize, { ...request, login_hint: hint })
      return /data-login-hint="([^"]*)"/.exec(body)?.[1]
    }
    expect(await hinted('ada@example.com')).toBe('ada@example.com')
    expect(await hinted('a"b@example.com')).toBe('a&quot;b@example.com')
    for (const hint of [
      'ada',
      '+351 912 345 678',
      'a b@example.com',
      `${'a'.repeat(250)}@b.cd`,
      '',
    ])
      expect([hint, await hinted(hint)]).toEqual([hint, undefined])
  })

  test('a signed-in user is asked, and shown the app’s metadata', async () => {
    const page = await open(authorize, request, { cookie })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('data-step="ask" data-methods="otp"')
    // for when the session ends before they have decided
    expect(page.body).toContain('hidden>Your session has ended. Sign in to continue to <b>')
    expect(page.body).toContain('<title>Meridian &amp; Sons</title>')
    expect(page.body).toContain(
      '<a href="https://notes.example.com/privacy?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Privacy policy</a>',
    )
    expect(page.body).toContain('href="https://notes.example.com/terms"')
    expect(page.body).not.toContain('has not been verified')
    expect(page.headers['content-security-policy']).toContain(
      "img-src 'self' data: https://logos.example.com;",
    )
  })

  test('OP-23 an app that registered itself is called unverified', async () => {
    const page = await open(authorize, { ...request, client_id: 'stranger' }, { cookie })
    expect(page.body).toContain('This app has not been verified.')
    expect(page.body).toContain('nobody at <bdi>Meridian &amp; Sons</bdi> knows who runs it')
  })

  test('FRM-01 no page can be framed, and nothing inline runs in it', async () => {
    const pages = await Promise.all([
      open(authorize, request),
      open(authorize, request, { cookie }),
      open(authorize, { ...request, client_id: 'nobody' }),
      open(authorize, { ...request, redirect_uri: 'https://evil.example/' }),
      open(logout, {}),
      open(logout, { client_id: 'notes', post_logout_redirect_uri: farewell }),
      world.service.app.inject({
        method: 'POST',
        url: authorize,
        payload: 'x'.repeat(8_000),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      world.service.app.inject({
        method: 'POST',
        url: authorize,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    ])
    for (const { headers, body } of pages) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-store')
      expect(body).not.toMatch(/<script(?! type="module" src=)|<style|\sstyle=|\son\w+=/)
    }
  })

  test('SVC-02 a body of another type is the client’s error: 415, and no alarm in the log', async () => {
    const lines: string[] = []
    const log = createLogger('warn', { write: (line) => void lines.push(line) })
    const listening = await createTestService({ storage: database.storage, log })
    const { identityProvider } = listening.project
    for (const path of [authorize, logout]) {
      const answer = await listening.service.app.inject({
        method: 'POST',
        url: `${identityProvider.path}${path}`,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(415)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    }
    await listening.close()
    expect(lines).toEqual([])
  })

  test.each([
    ['an unknown app', { client_id: 'nobody' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/' }],
    ['an address that is longer', { redirect_uri: `${callback}/../evil` }],
  ])('CON-07 %s gets an error page and does not redirect', async (_, wrong) => {
    for (const headers of [{ cookie: '' }, { cookie }]) {
      for (const prompt of ['', 'none']) {
        const page = await open(authorize, { ...request, ...wrong, prompt }, headers)
        expect(page.statusCode).toBe(400)
        expect(page.headers.location).toBeUndefined()
        expect(page.body).not.toContain('evil.example')
      }
    }
  })

  test('OP-26 what an error page repeats is plain text', async () => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const asked =
      'client_id redirect_uri scope response_type response_mode prompt display state nonce'
    const more = 'claims resource request request_uri max_age id_token_hint login_hint ui_locales'
    const ofErrors = 'error error_description error_uri made_up'
    const ofLogout = 'client_id post_logout_redirect_uri id_token_hint state logout_hint ui_locales'
    const tried = [
      ...`${asked} ${more} ${ofErrors}`
        .split(' ')
        .flatMap((field) => [
          open(authorize, { ...request, [field]: attack }),
          open(authorize, { ...request, [field]: attack }, { cookie }),
          open(authorize, { ...request, client_id: 'nobody', [field]: attack }),
        ]),
      ...ofLogout.split(' ').map((field) => open(logout, { [field]: attack }, { cookie })),
      open('/device', { user_code: attack }, { cookie }),
    ]
    for (const page of await Promise.all(tried)) {
      expect(page.body).not.toContain('<script>')
      expect(page.body).not.toContain('<img')
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('OP-10 prompt=none is answered at once, and never shows anything', async () => {
    const nobody = await open(authorize, { ...request, prompt: 'none' })
    expect(nobody.statusCode).toBe(303)
    expect(nobody.headers['x-frame-options']).toBe('DENY')
    expect(read(nobody.headers.location)).toMatchObject({
      error: 'login_required',
      state: 'a state',
      iss: 'https://auth.example.com',
    })
    const somebody = await open(authorize, { ...request, prompt: 'none' }, { cookie })
    expect(read(somebody.headers.location)).toMatchObject({ error: 'consent_required' })
  })

  test('the owner’s own app gets a code without a page', async () => {
    const answer = await open(authorize, { ...request, client_id: 'ours' }, { cookie })
    expect(answer.statusCode).toBe(303)
    expect(String(answer.headers.location)).toMatch(
      /^https:\/\/notes\.example\.com\/callback\?code=/,
    )
  })

  test('OP-10 prompt=login requires a new proof, which satisfies it', async () => {
    const asked = { ...request, prompt: 'login', state: 'again' }
    const page = await open(authorize, asked, { cookie })
    expect(page.body).toContain('data-step="sign-in"')
    expect(page.body).toContain('data-is-signed-in=""')
    world.advance(1_000)
    const { session_token: token } = await world.signIn('ada@example.com')
    const next = await open(authorize, asked, { cookie: `stytch_session=${token}` })
    expect(next.body).toContain('data-step="ask"')
  })

  test('OP-10 prompt=select_account lets the user choose; another sign-in counts as a choice', async () => {
    const asked = { ...request, prompt: 'select_account', state: 'choose' }
    const page = await open(authorize, asked, { cookie })
    expect(page.body).toContain('data-step="choose-account"')
    expect(page.body.replaceAll('<wbr>', '')).toContain('ada@example.com')
    const kept = String(page.headers['set-cookie']).split(';')[0]
    world.advance(1_000)
    const other = (await world.signIn('grace@example.com')).session_token
    const owned = { ...asked, client_id: 'ours' }
    const first = await open(authorize, owned, { cookie })
    const mark = String(first.headers['set-cookie']).split(';')[0]
    world.advance(1_000)
    const { session_token: fresh } = await world.signIn('grace@example.com')
    const answer = await open(authorize, owned, { cookie: `stytch_session=${fresh}; ${mark}` })
    expect(answer.statusCode).toBe(303)
    expect(kept).toContain('portico_demand=')
    const nobody = await open(authorize, asked)
    expect(nobody.body).toContain('data-step="sign-in"')
    const login = await open(authorize, { ...asked, prompt: 'login select_account' }, { cookie })
    expect(login.body).toContain('data-step="sign-in"')
    expect(other).not.toBe(fresh)
  })

  test('I9: login_hint for another account lets the user choose; any sign-in is a choice', async () => {
    const asked = { ...request, client_id: 'ours', login_hint: 'grace@example.com' }
    const own = await open(authorize, { ...asked, login_hint: 'Ada@example.com' }, { cookie })
    expect(own.statusCode).toBe(303)
    const page = await open(authorize, asked, { cookie })
    expect(page.body).toContain('data-step="choose-account"')
    // for the sign-in that "Use another account" leads to
    expect(page.body).toContain('data-login-hint="grace@example.com"')
    const [kept = ''] = String(page.headers['set-cookie']).split(';')
    world.advance(1_000)
    for (const [address, mark] of [
      ['grace@example.com', ''],
      ['eve@example.com', kept],
    ] as const) {
      const { session_token: token } = await world.signIn(address)
      const answer = await open(authorize, asked, { cookie: `stytch_session=${token}; ${mark}` })
      expect([address, answer.statusCode]).toEqual([address, 303])
      expect(read(answer.headers.location).code).toBeTruthy()
    }
  })

  test('I9: who signs in otherwise than the app hinted is not asked to choose after it', async () => {
    const asked = { ...request, client_id: 'ours', login_hint: 'grace@example.com' }
    const page = await open(authorize, asked)
    expect(page.body).toContain('data-step="sign-in"')
    const [kept] = String(page.headers['set-cookie']).split(';')
    world.advance(1_000)
    const { session_token: token } = await world.signIn('eve@example.com')
    const answer = await open(authorize, asked, { cookie: `stytch_session=${token}; ${kept}` })
    expect(answer.statusCode).toBe(303)
  })

  test('the same request sent as a form is repeated with GET, so that the cookie is sent', async () => {
    const answer = await world.service.app.inject({
      method: 'POST',
      url: authorize,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(request).toString(),
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`${authorize}?${new URLSearchParams(request)}`)
  })

  test('a duplicate parameter is refused', async () => {
    const url = `${authorize}?${new URLSearchParams(request)}&client_id=ours`
    const page = await world.service.app.inject({ url, headers: { cookie } })
    expect(page.statusCode).toBe(400)
    expect(page.headers.location).toBeUndefined()
  })

  test('several live sessions in the cookies count as signed out; a made-up one is ignored', async () => {
    const other = (await world.signIn('grace@example.com')).session_token
    const page = await open(authorize, request, { cookie: `${cookie}; stytch_session=${other}` })
    expect(page.body).toContain('data-step="sign-in"')
    const made = await open(authorize, request, { cookie: `${cookie}; stytch_session=made-up` })
    expect(made.body).toContain('data-step="ask"')
  })

  test('other methods are refused', async () => {
    for (const method of ['PUT', 'DELETE', 'HEAD'] as const) {
      for (const url of [authorize, logout]) {
        expect((await world.service.app.inject({ method, url })).statusCode).toBe(405)
      }
    }
  })

  describe('logging out', () => {
    test.each<[string, Record<string, string>]>([
      ['nothing is said', {}],
      ['only a state is said', { state: 'x' }],
      ['nobody says who asks', { post_logout_redirect_uri: farewell }],
      [
        'the address is not registered',
        { client_id: 'notes', post_logout_redirect_uri: `${farewell}?a=b` },
      ],
      ['the app is unknown', { client_id: 'nobody', post_logout_redirect_uri: farewell }],
      [
        'the hint is made up',
        {
          client_id: 'notes',
          post_logout_redirect_uri: farewell,
          id_token_hint: 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJub3RlcyJ9.',
        },
      ],
    ])('OP-14 asks on a page that does not redirect when %s', async (_, query) => {
      const page = await open(logout, query, { cookie })
      expect(page.statusCode).toBe(200)
      expect(page.headers.location).toBeUndefined()
      expect(page.body).toContain('data-step="log-out"')
      expect(page.body).toContain(
        'Are you sure you want to log out of your <bdi>Meridian &amp; Sons</bdi> account?',
      )
    })

    test('a request that may redirect is handed to the widget', async () => {
      const query = { client_id: 'notes', post_logout_redirect_uri: farewell }
      const page = await open(logout, query, { cookie })
      expect(page.body).toContain('data-step="ask"')
      // the end of the session is what is wanted here
      expect(page.body).not.toContain('Your session has ended')
    })

    test('OP-14 opening the page ends nothing', async () => {
      await open(logout, {}, { cookie })
      await open(logout, { client_id: 'notes', post_logout_redirect_uri: farewell }, { cookie })
      expect((await open(authorize, request, { cookie })).body).toContain('data-step="ask"')
    })
  })

  test('the script and the style are served unchanged', async () => {
    const { app: server } = world.service
    const script = await server.inject({ url: '/v1/public/hosted-page.js' })
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.body).toContain("from '/portico.js'")
    const etag = String(script.headers.etag)
    const again = await server.inject({
      url: '/v1/public/hosted-page.js',
      headers: { 'if-none-match': etag },
    })
    expect(again.statusCode).toBe(304)
    const style = await server.inject({ url: '/v1/public/hosted-page.css' })
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })
})

test.each([
  [undefined, 'otp passwords crypto'],
  [['crypto'], 'crypto otp passwords'],
  [['passwords', 'otp'], 'passwords otp crypto'],
  [['passkeys', 'oauth', 7], 'otp passwords crypto'],
  ['crypto', 'otp passwords crypto'],
])(
  'I9: an app that asks for %j is served that first, and no more than the project has',
  (asked, methods) => {
    const project = createTestProject()
    const identityProvider = {
      ...project.identityProvider,
      signInMethods: ['otp', 'passwords', 'crypto'] as const,
      passcodeChannels: ['sms', 'email'] as const,
    }
    const settings = toSignInSettings(
      { ...project, identityProvider },
      asked === undefined ? null : app({ metadata: { sign_in_methods: asked } }),
    )
    expect(settings).toMatchObject({ methods, 'passcode-channels': 'sms email' })
  },
)

test.each([
  ['otp emailMagicLinks', 'email', 'otp', 'email'],
  ['emailMagicLinks otp', 'email', 'emailMagicLinks', 'email'],
  ['emailMagicLinks otp', 'email sms', 'emailMagicLinks otp', 'sms'],
  ['otp emailMagicLinks', 'sms', 'otp emailMagicLinks', 'sms'],
])('I9: of %s by %s, a mail has a code or a link', (wanted, by, methods, channels) => {
  const { identityProvider, ...project } = createTestProject()
  const settings = toSignInSettings(
    {
      ...project,
      identityProvider: {
        ...identityProvider,
        signInMethods: hostedMethods.filter((one) => wanted.includes(one)),
        passcodeChannels: (['email', 'sms'] as const).filter((one) => by.includes(one)),
      },
    },
    app({ metadata: { sign_in_methods: wanted.split(' ') } }),
  )
  expect(settings).toMatchObject({ methods, 'passcode-channels': channels })
})

test('I9: every method of the page that proves an address by a mail of its own declares how it mails', () => {
  const mailing = declarations.filter(
    ({ hosted, proofs }) =>
      hosted && Object.values(proofs).some(({ deliveryMethod }) => deliveryMethod === 'email'),
  )
  expect(mailing.length).toBeGreaterThan(1)
  expect(mailing.filter(({ hosted }) => !hosted?.mails)).toEqual([])
})
