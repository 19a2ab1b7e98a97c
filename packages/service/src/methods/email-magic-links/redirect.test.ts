import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'

const send = '/magic_links/email/login_or_create'
const authenticate = '/magic_links/authenticate'

describe.each(pickEngines('sqlite'))('redirects of links, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('sign-up redirects to the sign-up page, log-in to the log-in page, each with its own mail', async () => {
    const world = await start()
    const token = await world.sendLink('grace@example.com')
    const first = await world.get(`/v1/public/magic_links/redirect?token=${token}`)
    expect(first.status).toBe(303)
    expect(first.headers.location).toBe(
      `https://app.example.com/welcome?from=mail&stytch_token_type=magic_links&token=${token}`,
    )
    await world.post(authenticate, { token })
    const again = await world.sendLink('grace@example.com')
    const second = await world.get(`/v1/public/magic_links/redirect?token=${again}`)
    expect(second.headers.location).toBe(
      `https://app.example.com/authenticate?stytch_token_type=magic_links&token=${again}`,
    )
    expect(world.inbox.list('grace@example.com').map((mail) => mail.links[0]?.kind)).toEqual([
      'login',
      'signup',
    ])
  })

  test('ML-06 a redirect URL that is not exactly on the list is refused at send, and no mail is sent', async () => {
    const world = await start({
      project: {
        redirectUrls: [{ url: 'https://ok.com/cb', kinds: ['login', 'signup'] }],
        allowLoopback: true,
      },
    })
    const tricks = [
      '//evil.com',
      '/\\evil.com',
      '/cb',
      'cb',
      '',
      'https://ok.com@evil.com/cb',
      'https://user:pass@ok.com/cb',
      'https://ok.com.evil.com/cb',
      'https:evil.com',
      'https:/ok.com/cb',
      'https:\\\\ok.com\\cb',
      'javascript:alert(1)//https://ok.com/cb',
      'data:text/html,https://ok.com/cb',
      '%2f%2fevil.com',
      'https://ok.com/%2f%2fevil.com',
      'https://ok.com/cb\t',
      'https://ok.com/c\nb',
      ' https://ok.com/cb',
      'https://оk.com/cb',
      'https://okXcom/cb',
      'https://ok.com./cb',
      'https://ok.com:8443/cb',
      'https://ok.com:443/cb',
      'http://ok.com/cb',
      'HTTPS://ok.com/cb',
      'https://OK.com/cb',
      'https://ok.com/cb/',
      'https://ok.com/cb?x=1',
      'https://ok.com/cb#x',
      'https://ok.com/x/../cb',
      'https://ok.com/CB',
      'http://localhost@evil.com/',
      'http://evil.com@localhost/',
      'http://localhost.evil.com/',
      'http://localhost\\@evil.com/',
      'http://127.0.0.1.evil.com/',
      'http://127.1/',
      'http://0x7f000001/',
      'http://2130706433/',
      'http://localhost./',
      'http://[::ffff:127.0.0.1]/',
      'http://127.0.0.1:3000/a#b',
      'ftp://localhost/',
    ]
    for (const url of tricks)
      for (const field of ['login_magic_link_url', 'signup_magic_link_url']) {
        const answer = await world.post(send, { email: 'ml06@example.com', [field]: url })
        expect([url, answer.status]).toEqual([url, 400])
        expect(answer.data.error_type).toMatch(
          /^(invalid_magic_link_url|no_match_for_provided_magic_link_url)$/,
        )
      }
    await world.service.deliverNow()
    expect(world.inbox.list()).toEqual([])
    for (const url of [
      'https://ok.com/cb',
      'http://localhost:5173/any/path?x=1',
      'http://127.0.0.1:8080',
      'http://[::1]:3000/',
    ]) {
      const answer = await world.post(send, {
        email: 'ml06@example.com',
        login_magic_link_url: url,
      })
      expect([url, answer.status]).toEqual([url, 200])
    }
  })

  test('ML-06 a loopback redirect is refused where the project does not allow it', async () => {
    const world = await start()
    const answer = await world.post(send, {
      email: 'ml06@example.com',
      login_magic_link_url: 'http://localhost:3000/',
    })
    expect(answer.data.error_type).toBe('no_match_for_provided_magic_link_url')
  })

  test('ML-07 the redirect has no-referrer and no-store, for a live, a used and an unknown link', async () => {
    const world = await start()
    const token = await world.sendLink('ref@example.com')
    const path = `/v1/public/magic_links/redirect?token=${token}`
    const live = await world.get(path)
    await world.post(authenticate, { token })
    const used = await world.get(path)
    const unknown = await world.get(`/v1/public/magic_links/redirect?token=${'A'.repeat(43)}`)
    for (const answer of [live, used, unknown]) {
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect([live.status, used.status, unknown.status]).toEqual([303, 404, 404])
    expect(unknown.headers['content-type']).toContain('text/html')
    expect(unknown.headers['content-security-policy']).toContain("default-src 'none'")
    expect(unknown.text).not.toContain('A'.repeat(43))
  })

  test('ML-08 request headers have no influence on the link', async () => {
    const world = await start()
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      { forwarded: 'host=evil.example;proto=http' },
      { 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
    ] as Record<string, string>[]) {
      await world.post(send, { email: 'host@example.com' }, { headers })
      const mail = await world.takeMail('host@example.com')
      expect(mail.links[0]?.url).toMatch(
        /^https:\/\/auth\.example\.com\/v1\/public\/magic_links\/redirect\?token=[\w-]{43}$/,
      )
      expect(mail.html + mail.text).not.toContain('evil.example')
    }
  })

  test('a project without redirect URLs is told which one is missing', async () => {
    const world = await start({ project: { redirectUrls: [] } })
    const none = await world.post(send, { email: 'x@example.com' })
    expect(none.data.error_type).toBe('no_login_redirect_urls_set')
    const half = await start({
      project: { redirectUrls: [{ url: 'https://app.example.com/a', kinds: ['login'] }] },
    })
    expect((await half.post(send, { email: 'x@example.com' })).data.error_type).toBe(
      'no_signup_redirect_urls_set',
    )
  })

  test('a redirect URL later removed from the list is no longer followed', async () => {
    const world = await start()
    const token = await world.sendLink('later@example.com')
    const restarted = await start({
      project: { ...world.project, redirectUrls: [], allowLoopback: true },
    })
    const answer = await restarted.get(`/v1/public/magic_links/redirect?token=${token}`)
    expect([answer.status, answer.headers.location]).toEqual([404, undefined])
  })
})
