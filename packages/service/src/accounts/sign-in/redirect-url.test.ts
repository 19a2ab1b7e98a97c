import { describe, expect, test } from 'vitest'
import { hostileOrigins, previewOrigin, previewPattern } from '../../testing/hostile-origins.ts'
import { isRedirectUrlListed, toRedirectUrl } from './redirect-url.ts'

const login = 'https://app.example.com/authenticate'
const signup = 'https://app.example.com/welcome'
const reset = 'https://app.example.com/reset'
const project = {
  redirectUrls: [
    { url: login, kinds: ['login'] },
    { url: signup, kinds: ['signup'] },
    { url: reset, kinds: ['reset_password'] },
  ],
  originPatterns: [],
  allowLoopback: false,
} as const

describe('the redirect of a link', () => {
  test.each([
    ['login', login],
    ['signup', signup],
    ['reset_password', reset],
  ] as const)('defaults to the first page that is listed for the kind "%s"', (kind, url) => {
    expect(toRedirectUrl(project, kind, undefined)).toBe(url)
    expect(toRedirectUrl(project, kind, url)).toBe(url)
  })

  test.each([
    ['login', signup],
    ['login', reset],
    ['signup', login],
    ['reset_password', login],
  ] as const)(
    'for the kind "%s" never goes to a page that is listed for another: %s',
    (kind, url) => {
      expect(() => toRedirectUrl(project, kind, url)).toThrow(
        expect.objectContaining({ errorType: 'no_match_for_provided_magic_link_url' }),
      )
    },
  )

  test('E4: the error names the URL as it came, the setting and the kind, and is bounded', () => {
    const refuse = (url: string) => () => toRedirectUrl(project, 'signup', url)
    expect(refuse(login)).toThrow(
      ` "${login}" is not in redirectUrls, for the kind signup, of the project in portico.config.ts.`,
    )
    const long = `https://shop.example.com/${'a'.repeat(2_000)}`
    expect(refuse(long)).toThrow(
      ` "${long.slice(0, 200)}" is not in redirectUrls, for the kind signup, of the project in portico.config.ts.`,
    )
  })

  test.each([`${login}/`, `${login}?a=b`, `${login}.evil.example`, login.toUpperCase()])(
    'goes only to what is listed, character by character: not to %s',
    (url) => {
      expect(() => toRedirectUrl(project, 'login', url)).toThrow()
    },
  )

  test.each([
    'http://user@localhost:3000/',
    'http://user:word@localhost:3000/',
    'http://localhost:3000/#part',
    'http://LOCALHOST:3000/',
    'ftp://localhost/',
  ])('goes in development to no odd loopback address: %s', (url) => {
    const development = { ...project, allowLoopback: true }
    expect(toRedirectUrl(development, 'login', 'http://localhost:3000/x')).toBeTruthy()
    expect(() => toRedirectUrl(development, 'login', url)).toThrow(
      expect.objectContaining({ errorType: 'invalid_magic_link_url' }),
    )
  })

  describe('to a preview deployment', () => {
    const previews = {
      ...project,
      originPatterns: [previewPattern],
      redirectUrls: [
        ...project.redirectUrls,
        { url: `${login}?from=mail`, kinds: ['login'] },
        { url: 'https://app.example.com/#/in', kinds: ['login'] },
        { url: 'com.example.app:/native', kinds: ['login'] },
      ],
    } as const
    const accepts = (kind: 'login' | 'signup', url: string) => {
      try {
        return toRedirectUrl(previews, kind, url) === url
      } catch {
        return false
      }
    }

    test('is accepted with the path and query of a listed URL of the kind', () => {
      const urls = ['/authenticate', '/authenticate?from=mail', '/#/in']
      expect(urls.map((path) => accepts('login', previewOrigin + path))).toEqual([true, true, true])
      expect(accepts('signup', `${previewOrigin}/welcome`)).toBe(true)
      expect(isRedirectUrlListed(previews, `${previewOrigin}/reset`)).toBe(true)
      expect(toRedirectUrl(previews, 'login', undefined, `${previewOrigin}/authenticate?a`)).toBe(
        `${previewOrigin}/authenticate`,
      )
    })

    test.each([
      '/welcome',
      '/',
      '',
      '/authenticate/',
      '/authenticate?from=mail&more',
      '/authenticate?',
      '/authenticate#',
      '/Authenticate',
      '/x/../authenticate',
      '/%61uthenticate',
      '//authenticate',
      '/native',
    ])('is refused with another path or query: %j', (path) => {
      expect(accepts('login', previewOrigin + path)).toBe(false)
    })

    test.each(hostileOrigins)('is refused at an origin with %s', (_trick, origin) => {
      for (const path of ['/authenticate', '/#/in'])
        expect(accepts('login', origin + path)).toBe(false)
    })

    test('is refused without a pattern', () => {
      expect(() => toRedirectUrl(project, 'login', `${previewOrigin}/authenticate`)).toThrow()
      expect(isRedirectUrlListed(project, `${previewOrigin}/authenticate`)).toBe(false)
    })
  })

  describe('E2: that the caller names no page for', () => {
    const kinds = { login: 'login', signup: 'signup', reset: 'reset_password' } as const
    const pages = { login, signup, reset }
    const cases = Object.entries(kinds).flatMap(([own, kind]) =>
      Object.entries(pages).map(([name, page]) => [kind, page, name === own] as const),
    )

    test.each(cases)('as "%s" goes from %s back there: %s', (kind, page, isThere) => {
      const fallback = toRedirectUrl(project, kind, undefined)
      const other = { ...project, redirectUrls: [...project.redirectUrls] }
      // makes another page the default
      other.redirectUrls.unshift({ url: `${login}-first`, kinds: [kind] } as never)
      expect(toRedirectUrl(other, kind, undefined, page)).toBe(isThere ? page : `${login}-first`)
      expect(toRedirectUrl(project, kind, undefined, page)).toBe(isThere ? page : fallback)
    })

    test('goes back with the query of the page where that is listed, else without', () => {
      const listed = {
        ...project,
        redirectUrls: [{ url: `${login}?page=2`, kinds: ['login'] }],
      } as const
      expect(toRedirectUrl(listed, 'login', undefined, `${login}?page=2`)).toBe(`${login}?page=2`)
      expect(toRedirectUrl(project, 'login', undefined, `${login}?page=2`)).toBe(login)
    })

    test.each([
      'https://evil.example/',
      'http://localhost:3000/',
      `${login}.evil.example`,
      'x',
      '',
    ])('never goes to a page that is not listed: %j', (page) => {
      expect(toRedirectUrl(project, 'login', undefined, page)).toBe(login)
    })

    test('goes back to any loopback page in development, and never to an odd address', () => {
      const development = { ...project, allowLoopback: true }
      const from = (page: string) => toRedirectUrl(development, 'login', undefined, page)
      expect(from('http://localhost:8080/sign-in?next=1')).toBe(
        'http://localhost:8080/sign-in?next=1',
      )
      expect(from('http://user@localhost:8080/')).toBe(login)
      expect(from('https://evil.example/')).toBe(login)
    })
  })
})
