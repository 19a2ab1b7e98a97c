import { describe, expect, test } from 'vitest'
import { toRedirectUrl } from './redirect-url.ts'

const login = 'https://app.example.com/authenticate'
const signup = 'https://app.example.com/welcome'
const reset = 'https://app.example.com/reset'
const project = {
  redirectUrls: [
    { url: login, kinds: ['login'] },
    { url: signup, kinds: ['signup'] },
    { url: reset, kinds: ['reset_password'] },
  ],
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
})
