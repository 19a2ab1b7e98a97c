import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createWorld, type World, type WorldOptions } from '@portico/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { toQuery } from './support/served-page.ts'

const bundle = fileURLToPath(new URL('../packages/widget/dist/standalone', import.meta.url))

const byLink = { products: ['emailMagicLinks'] }

describe('what a page inlines', () => {
  const worlds: World[] = []
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.stop()
  })
  const start = async (options: WorldOptions = {}) => {
    const config = { ...options.config, staticFolders: [bundle] }
    const world = await createWorld({ ...options, isListening: false, config })
    worlds.push(world)
    const ask = async (
      query: { public_token?: string; options?: string },
      {
        root = 'sign-in',
        as = 'html',
        headers = {},
      }: { root?: string; as?: 'html' | 'json'; headers?: Record<string, string> } = {},
    ) => {
      const search = new URLSearchParams({ public_token: world.project.publicToken, ...query })
      const url = `/v1/public/snippets/${root}.${as}?${search}`
      const answer = await world.service.app.inject({ url, headers })
      return { status: answer.statusCode, headers: answer.headers, text: answer.body }
    }
    const make = async (options: object) => (await ask({ options: toQuery(options) })).text
    return { world, ask, make }
  }

  test('is the element with its field, the form, the style and where the code is', async () => {
    const { world, make } = await start()
    const html = await make({
      config: {
        ...byLink,
        emailMagicLinksOptions: {
          loginRedirectURL: 'https://a.example/?x=1&y=2',
          loginExpirationMinutes: 7,
        },
      },
    })
    const { baseUrl } = world.config
    expect(html).toContain('<portico-sign-in><style>')
    expect(html).toMatch(/<input [^>]*name="email" type="email"/)
    expect(html).toContain(`<link rel="modulepreload" href="${baseUrl}/portico.js">`)
    expect(html).toContain(` method="post" action="${baseUrl}/v1/public/magic_links/form"`)
    const fields = [...html.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)">/g)]
    expect(Object.fromEntries(fields.map(([, name, value]) => [name, value]))).toEqual({
      public_token: world.project.publicToken,
      ui_locales: 'en',
      login_magic_link_url: 'https://a.example/?x=1&amp;y=2',
      login_expiration_minutes: '7',
    })
  })

  test('is the element of any root that declares a first screen, and of no other', async () => {
    const { ask } = await start()
    const passkeys = await ask({ options: toQuery({ config: byLink }) }, { root: 'passkeys' })
    expect(passkeys.text).toContain('<portico-passkeys><style>')
    expect(passkeys.text).toMatch(/<input [^>]*name="email" type="email"/)
    expect(passkeys.text).toContain("document.querySelector('portico-passkeys').render(")
    for (const root of ['consent', 'reset-password', 'sign-out', '..%2fsign-in', '__proto__']) {
      const { status, text } = await ask({}, { root })
      expect([root, status, JSON.parse(text).error_type]).toEqual([root, 404, 'route_not_found'])
    }
  })

  test.each([
    ['its own', { locale: 'de-AT' }, 'de-AT'],
    ['the page’s', { pageLanguage: 'ja', acceptLanguage: 'fr' }, 'ja'],
    ['the browser’s', { acceptLanguage: 'xx, pt-PT;q=0.8' }, 'pt-PT'],
  ])('has a form that names the language of its screen: %s', async (_, options, tag) => {
    const { make } = await start()
    const html = await make({ config: byLink, ...options })
    expect(html).toContain(`<input type="hidden" name="ui_locales" value="${tag}">`)
    expect(html).toMatch(new RegExp(`class="st-root[^>]* lang="${tag}"`))
  })

  test('is a declarative shadow root where the options ask for one', async () => {
    const { make } = await start()
    for (const options of [
      { config: { ...byLink, enableShadowDOM: true } },
      { config: byLink, presentation: { options: { enableShadowDOM: true } } },
    ]) {
      expect(await make(options)).toContain(
        '<portico-sign-in shadow="true"><template shadowrootmode="open"><style>',
      )
    }
  })

  test('any page and any build may read it, nobody with credentials; it is fresh for a minute, and then known by its tag', async () => {
    const { ask } = await start()
    const { headers } = await ask({}, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(headers['set-cookie']).toBeUndefined()
    const tag = `${headers.etag}`
    const again = await ask({}, { headers: { 'if-none-match': `"other", ${tag}` } })
    expect([again.status, again.text]).toEqual([304, ''])
    const other = await ask({ options: toQuery({ strings: { 'login.title': 'Hello' } }) })
    expect(other.headers.etag).not.toBe(tag)
  })

  test('the hashes that come along are those of its style and its script', async () => {
    const { ask } = await start()
    const { text } = await ask({}, { as: 'json' })
    const { html, style_hashes, script_hashes, code_url } = JSON.parse(text)
    const toHashes = (tag: string) =>
      [...html.matchAll(new RegExp(`(?<!from '.*)<${tag}>([^]*?)</${tag}>`, 'g'))].map(
        ([, content]) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      )
    expect(style_hashes).toEqual(toHashes('style'))
    expect(script_hashes).toEqual(toHashes('script'))
    expect(html.match(/<(style|script)[ >]/g)).toHaveLength(3) // one is in the comment
    expect(html).not.toMatch(/\s(style|on\w+)=/)
    expect(code_url).toMatch(/\/portico\.js$/)
  })

  test('for another token than a project’s there is none', async () => {
    const { ask } = await start()
    const answer = await ask({ public_token: 'public-token-test-nobody' })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text).error_type).toBe('public_token_not_found')
  })

  test.each([
    ['no base64url', '{"config":{}}', /base64url/],
    ['no JSON', Buffer.from('config').toString('base64url'), /JSON/],
    ['no object', toQuery([1]), /object/],
    ['an option that there is not', toQuery({ callbacks: {} }), /callbacks/],
    ['a configuration that is none', toQuery({ config: 'x' }), /"config" must be an object/],
    ['a language that is no text', toQuery({ locale: {} }), /"locale" must be a text/],
    ['a header that is no text', toQuery({ acceptLanguage: 1 }), /"acceptLanguage" must be a text/],
    ['a text that is none', toQuery({ strings: { 'login.title': { html: 1 } } }), /login\.title/],
    [
      'a way to a prototype',
      toQuery(JSON.parse('{"config":{"__proto__":{"a":1}}}')),
      /first screen|__proto__/,
    ],
    [
      'two products that exclude each other',
      toQuery({
        config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } },
      }),
      /products/,
    ],
    ['products that there are not', toQuery({ config: { products: [7] } }), /products/],
  ])('options are refused in words: %s', async (_, options, words) => {
    const { ask } = await start()
    const { status, text } = await ask({ options })
    const error = JSON.parse(text)
    expect([status, error.error_type]).toEqual([400, 'bad_request'])
    expect(error.error_details.field).toBe('options')
    expect(error.error_details.reason).toMatch(words)
  })

  test('nothing of the options is markup, a rule of its own, or the end of an element', async () => {
    const { make } = await start()
    const attack = `</style></script>--><img src=x onerror=alert(1)>"'<b>`
    const html = await make({
      config: {
        ...byLink,
        loginHint: attack,
        emailMagicLinksOptions: {
          loginRedirectURL: attack,
          locale: attack,
          signupTemplateId: attack,
        },
      },
      presentation: {
        theme: {
          primary: `red;}body{display:none}${attack}`,
          background: `red${attack}`,
          ring: 'red;color:blue',
        },
        options: { inputIdSuffix: attack, logo: { url: attack, alt: attack } },
      },
      styles: { fontFamily: `x${attack}`, colors: { error: 'red}body{display:none' } },
      strings: {
        'login.title': attack,
        'button.emailLogin': attack,
        'formField.email.label': attack,
      },
    })
    expect(html).not.toContain('<img')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html.split('<portico-sign-in>')[0]?.match(/-->/g)).toHaveLength(1)
    expect(html).not.toContain('body{')
    expect(html).not.toContain('red;')
    expect(html).toContain('&lt;img')
  })

  test('rules of a theme that are no CSS are refused', async () => {
    const { ask } = await start()
    for (const css of ['}body{display:none', '</style>', '& h1{content:"']) {
      const options = toQuery({ presentation: { theme: { css } } })
      expect((await ask({ options })).status).toBe(400)
    }
    const options = toQuery({ presentation: { theme: { css: '& h1{letter-spacing:1px}' } } })
    expect((await ask({ options })).text).toContain('h1{letter-spacing:1px}')
  })

  test('a form leads nowhere that could not be sent without a script', async () => {
    const nowhere = '<form class="st-stack" method="dialog" novalidate>'
    const { make, world } = await start()
    expect(await make({ config: { products: ['passwords'] } })).toContain(nowhere)
    expect(
      await make({ config: { products: ['otp'], otpOptions: { methods: ['email'] } } }),
    ).toContain(nowhere)
    expect(await make({ config: { products: ['passwords', 'emailMagicLinks'] } })).toContain(
      'method="post"',
    )
    const { magicLinks } = world.project
    for (const project of [
      { captcha: { kind: 'proof-of-work', difficulty: 10 } as const },
      { magicLinks: { ...magicLinks, requireSameBrowser: true } },
    ]) {
      const other = await start({ project })
      expect(await other.make({ config: byLink })).toContain(nowhere)
    }
  })

  test('a screen that has no form, or one that comes later, is served as well', async () => {
    const { make } = await start()
    const buttons = await make({
      config: { products: ['oauth'], oauthOptions: { providers: ['google'] } },
    })
    expect(buttons).toContain('st-room')
    const phones = await make({ config: { products: ['otp'], otpOptions: { methods: ['sms'] } } })
    expect(phones).toContain('data-served="0"')
    expect(phones).toContain('[data-served="0"]{height:130px')
  })

  test('is drawn anew each time, and as the first of its page', async () => {
    const { make } = await start()
    const first = await make({ config: byLink })
    expect(await make({ config: byLink })).toBe(first)
    expect(first).toContain('id="st-1-email"')
    expect(first).toContain('class="st-root st-theme-1"')
  })

  test('is not there where the service serves no widget', async () => {
    const world = await createWorld({ isListening: false, config: { staticFolders: [] } })
    worlds.push(world)
    const url = `/v1/public/snippets/sign-in.html?public_token=${world.project.publicToken}`
    expect((await world.service.app.inject({ url })).statusCode).toBe(404)
  })
})
