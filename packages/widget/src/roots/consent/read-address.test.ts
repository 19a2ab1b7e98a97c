import { describe, expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

const app = 'client_id=app-1&redirect_uri=https%3A%2F%2Fapp.example%2Fcb'
const logout = 'client_id=app-1&post_logout_redirect_uri=https%3A%2F%2Fapp.example%2Fbye'
const missing = (param: string) => ({
  kind: 'incomplete',
  message: `Required parameter is missing: ${param}. Please reach out to the application developer.`,
})

describe('the request in the page’s address', () => {
  test('is an authorization, in the wire format', () => {
    const query = '&scope=openid+notes%3Aread&state=s&resource=https%3A%2F%2Fapi.example&utm=1'
    expect(readAddress(`?${app}${query}`)).toEqual({
      kind: 'authorize',
      request: {
        client_id: 'app-1',
        redirect_uri: 'https://app.example/cb',
        response_type: 'code',
        scopes: ['openid', 'notes:read'],
        state: 's',
        resources: ['https://api.example'],
      },
    })
  })

  test('is a log-out, wherever a post-logout redirect is present', () => {
    expect(readAddress(`?${logout}&id_token_hint=h&redirect_uri=x`)).toEqual({
      kind: 'logout',
      request: {
        client_id: 'app-1',
        post_logout_redirect_uri: 'https://app.example/bye',
        id_token_hint: 'h',
      },
    })
  })

  test.each([
    ['', 'client_id'],
    ['?redirect_uri=x', 'client_id'],
    ['?client_id=app-1', 'redirect_uri'],
    ['?post_logout_redirect_uri=x', 'client_id'],
    ['?client_id=app-1&post_logout_redirect_uri=', 'post_logout_redirect_uri'],
  ])('is an error: "%s" has no %s', (search, param) => {
    expect(readAddress(search)).toEqual(missing(param))
  })
})
