import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestRequest, TestService } from '../../testing/create-test-service.ts'

const ada = 'ada@example.com'
const origin = 'https://app.example.com'
const login = `${origin}/authenticate`
const signup = `${origin}/welcome?from=mail`

describe.each(pickEngines('sqlite'))('the form of a page without a script, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const toFields = (world: TestService) => ({
    email: ada,
    public_token: world.project.publicToken,
    login_magic_link_url: login,
    signup_magic_link_url: signup,
  })

  const post = async (
    world: TestService,
    changes: Readonly<Record<string, string>> = {},
    { headers, ip }: TestRequest = {},
  ) => {
    const fields = new URLSearchParams({ ...toFields(world), ...changes })
    const answer = await world.service.app.inject({
      method: 'POST',
      url: '/v1/public/magic_links/form',
      remoteAddress: ip ?? '203.0.113.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
      payload: fields.toString(),
    })
    const { statusCode: status, body: text } = answer
    return { status, text, headers: answer.headers, title: /<h1>(.*)<\/h1>/.exec(text)?.[1] }
  }

  const countMails = async (world: TestService, to = ada) => {
    await world.service.deliverNow()
    return world.inbox.list(to).length
  }

  test('sends a link that signs in, and answers with a page in the browser’s language', async () => {
    const world = await start()
    const answer = await post(world)
    expect([answer.status, answer.title]).toEqual([200, 'Check your email'])
    expect(answer.text).toContain(`An email was sent to ${ada}.`)
    const token = await world.takeToken(ada)
    const opened = await world.get(`/v1/public/magic_links/redirect?token=${token}`)
    expect(opened.headers.location).toBe(`${signup}&stytch_token_type=magic_links&token=${token}`)
    const signedIn = await world.post('/magic_links/authenticate', { token })
    expect(signedIn.data.user.emails[0].email).toBe(ada)
    const german = await post(world, {}, { headers: { 'accept-language': 'de' } })
    expect(german.title).toBe('Prüfen Sie Ihre E-Mails')
    expect((await world.takeMail(ada)).links[0]?.url).toContain('token=')
  })

  test('the page, the mail and a refusal are in the language of the screen, whatever the browser prefers', async () => {
    const world = await start()
    const french = { headers: { 'accept-language': 'fr-FR,fr;q=0.9' } }
    const german = { ui_locales: 'de-AT' }
    expect((await post(world, german, french)).text).toContain('<html lang="de">')
    expect((await world.takeMail(ada)).html).toContain('<html lang="de"')
    const refused = await post(world, { ...german, email: 'ada@' }, french)
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('<html lang="de">'),
    ])
    const unnamed = await post(world, { ui_locales: 'xx' }, french)
    expect(unnamed.text).toContain('<html lang="fr">')
  })

  test('L1: the screen of a stranger does not choose the language of a mail to a user who has one', async () => {
    const { world, host } = await fixture.startHost()
    await host.post('/users', { email: ada, locale: 'ja' })
    expect((await post(world, { ui_locales: 'de' })).text).toContain('<html lang="de">')
    expect((await world.takeMail(ada)).html).toContain('<html lang="ja"')
  })

  test('the page runs nothing, is framed by nobody, and is kept nowhere', async () => {
    const { headers, text } = await post(await start())
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })

  test('CORS-01 a page of another origin sends nothing, and learns nothing of the project', async () => {
    const world = await start({ project: { name: 'Meridian' } })
    for (const foreign of [
      'https://evil.com',
      'null',
      `${origin}.evil.com`,
      'http://localhost:3000',
    ]) {
      const answer = await post(world, {}, { headers: { origin: foreign } })
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('Meridian')
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await countMails(world)).toBe(0)
  })

  test('ML-06 a redirect URL that is not exactly on the list is refused, and no mail is sent', async () => {
    const world = await start()
    const tricks = [
      'https://evil.com',
      `${login}/`,
      `${login}?next=https://evil.com`,
      `${login}#x`,
      'https://app.example.com@evil.com/authenticate',
      'javascript:alert(1)',
      '//evil.com',
    ]
    for (const url of tricks) {
      for (const field of ['login_magic_link_url', 'signup_magic_link_url']) {
        expect((await post(world, { [field]: url })).status).toBe(400)
      }
    }
    expect(await countMails(world)).toBe(0)
  })

  test('an unknown token is refused; without redirect URLs the project’s own are taken', async () => {
    const world = await start()
    expect((await post(world, { public_token: 'public-token-test-nobody' })).status).toBe(404)
    const plain = await post(world, { login_magic_link_url: '', signup_magic_link_url: '' })
    expect(plain.status).toBe(200)
    const token = await world.takeToken(ada)
    const opened = await world.get(`/v1/public/magic_links/redirect?token=${token}`)
    expect(`${opened.headers.location}`).toContain(signup)
  })

  test('the limits are those of the widget’s sends: together they are not more', async () => {
    const rates = { sendPerAddress: { max: 2, perSeconds: 60 } }
    const base = (await start()).project
    const world = await start({ project: { rates: { ...base.rates, ...rates } } })
    await world.sendLink(ada)
    expect((await post(world)).status).toBe(200)
    const third = await post(world)
    expect([third.status, third.title]).toEqual([429, 'Too many attempts'])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countMails(world)).toBe(2)
    const perSource = { sendPerSource: { max: 1, perSeconds: 60 } }
    const other = await start({ project: { rates: { ...base.rates, ...perSource } } })
    expect((await post(other, { email: 'bob@example.com' })).status).toBe(200)
    expect((await post(other, { email: 'carol@example.com' })).status).toBe(429)
  })

  test('an address that is none is refused in words that help', async () => {
    const world = await start()
    for (const email of [
      '',
      'ada',
      'ada@',
      'ada@example.com, bob@example.com',
      'a\nb@example.com',
    ]) {
      const answer = await post(world, { email })
      expect([answer.status, answer.title]).toEqual([400, 'Check the email address'])
    }
  })

  test('what was typed stands on the page as text, and nothing of it is markup', async () => {
    const world = await start()
    const answer = await post(world, { email: "o'hara&{project}@example.com" })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('o&#39;hara&amp;')
    const refused = await post(world, { email: '"><script>alert(1)</script>@x.com' })
    expect(refused.text).not.toContain('<script')
  })

  test('known and unknown addresses get the same answer', async () => {
    const world = await start()
    await world.signIn(ada)
    const known = await post(world)
    const unknown = await post(world, { email: 'new@example.com' })
    expect(unknown.text.replaceAll('new@', 'ada@')).toBe(known.text)
  })

  test('a project that asks for a captcha, or for the same browser, refuses it: only a script can give that', async () => {
    const captcha = await start({ project: { captcha: { kind: 'proof-of-work', difficulty: 10 } } })
    const base = (await start()).project
    const pkce = await start({
      project: { magicLinks: { ...base.magicLinks, requireSameBrowser: true } },
    })
    for (const world of [captcha, pkce]) {
      const answer = await post(world)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.title).toBe('Signing in here needs JavaScript')
      expect(await countMails(world)).toBe(0)
    }
  })

  test('the mail has no code, which no page would take', async () => {
    const base = (await start()).project
    const world = await start({ project: { magicLinks: { ...base.magicLinks, withCode: true } } })
    await post(world)
    expect((await world.takeMail(ada)).code).toBeFalsy()
  })

  test('only a form is read: neither JSON nor the address line', async () => {
    const world = await start()
    const json = await world.service.app.inject({
      method: 'POST',
      url: '/v1/public/magic_links/form',
      headers: { 'content-type': 'application/json', origin },
      payload: JSON.stringify(toFields(world)),
    })
    expect(json.statusCode).toBe(415)
    const query = new URLSearchParams(toFields(world))
    const get = await world.get(`/v1/public/magic_links/form?${query}`)
    expect(get.status).toBe(405)
    expect(await countMails(world)).toBe(0)
  })
})
