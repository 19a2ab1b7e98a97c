import { describe, expect, it } from 'vitest'
import { parseOAuthAuthorizeParams, parseOAuthLogoutParams } from './parse-params.ts'

const required = 'client_id=app-1&redirect_uri=https%3A%2F%2Fapp.example%2Fcb'
const base = {
  client_id: 'app-1',
  redirect_uri: 'https://app.example/cb',
  response_type: 'code',
  scope: 'openid email profile',
  scopes: ['openid', 'email', 'profile'],
}
const missing = (param: string) =>
  `Required parameter is missing: ${param}. Please reach out to the application developer.`

const readAuthorize = (query: string) => parseOAuthAuthorizeParams(new URLSearchParams(query))
const readLogout = (query: string) => parseOAuthLogoutParams(new URLSearchParams(query))

describe('an authorization request', () => {
  it.each<[string, string, object]>([
    ['gets the defaults', '', {}],
    ['says its response type', 'response_type=code%20id_token', { response_type: 'code id_token' }],
    [
      'asks for scopes, however they are spaced',
      'scope=+openid++notes:read+',
      { scope: 'openid  notes:read', scopes: ['openid', 'notes:read'] },
    ],
    [
      'carries what protects it',
      'state=s&nonce=n&code_challenge=c&code_challenge_method=S256',
      { state: 's', nonce: 'n', code_challenge: 'c', code_challenge_method: 'S256' },
    ],
    [
      'carries what OpenID Connect adds',
      'prompt=login%20consent&max_age=60&login_hint=ada&acr_values=1&ui_locales=de&claims=%7B%7D',
      {
        prompt: 'login consent',
        max_age: '60',
        login_hint: 'ada',
        acr_values: '1',
        ui_locales: 'de',
        claims: '{}',
      },
    ],
    [
      'names its resources under the name of the wire',
      'resource=https%3A%2F%2Fa.example&resource=https%3A%2F%2Fb.example',
      { resources: ['https://a.example', 'https://b.example'] },
    ],
    ['leaves out what says nothing', 'scope=&response_type=&prompt=&state=&resource=', {}],
    ["leaves out what is the page's own", 'utm_source=x&consent_granted=true&scopes=admin', {}],
  ])('%s', (_, query, more) => {
    expect(readAuthorize(`${required}&${query}`)).toEqual({
      error: null,
      result: { ...base, ...more },
    })
  })

  it.each([
    ['', 'client_id'],
    ['redirect_uri=x', 'client_id'],
    ['client_id=&redirect_uri=x', 'client_id'],
    ['client_id=app-1', 'redirect_uri'],
    ['client_id=app-1&redirect_uri=', 'redirect_uri'],
  ])('"%s" has no %s', (query, param) => {
    expect(readAuthorize(query).error).toBe(missing(param))
  })
})

describe('a request to log out', () => {
  const logout = 'client_id=app-1&post_logout_redirect_uri=https%3A%2F%2Fapp.example%2Fbye'
  const result = { client_id: 'app-1', post_logout_redirect_uri: 'https://app.example/bye' }

  it.each<[string, object]>([
    ['', {}],
    ['&id_token_hint=h&state=s', { id_token_hint: 'h', state: 's' }],
    ['&id_token_hint=&state=&other=1', {}],
  ])('with "%s"', (query, more) => {
    expect(readLogout(logout + query)).toEqual({ error: null, result: { ...result, ...more } })
  })

  it.each([
    ['post_logout_redirect_uri=x', 'client_id'],
    ['client_id=app-1', 'post_logout_redirect_uri'],
    ['client_id=app-1&post_logout_redirect_uri=', 'post_logout_redirect_uri'],
  ])('"%s" has no %s', (query, param) => {
    expect(readLogout(query).error).toBe(missing(param))
  })
})
