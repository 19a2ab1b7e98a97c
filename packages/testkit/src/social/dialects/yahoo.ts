import { type Dialect, toUserInfo } from '../dialect.ts'

/** https://developer.yahoo.com/sign-in-with-yahoo/ */
export const yahoo: Dialect = {
  name: 'Yahoo',
  issuer: 'https://api.login.yahoo.com',
  authorize: 'https://api.login.yahoo.com/oauth2/request_auth',
  token: 'https://api.login.yahoo.com/oauth2/get_token',
  keys: 'https://api.login.yahoo.com/openid/v1/certs',
  api: { 'https://api.login.yahoo.com/openid/v1/userinfo': toUserInfo },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['openid', 'email', 'profile'],
  needsOpenId: true,
  cancelled: { error: 'access_denied' },
  codeSeconds: 600,
  refreshes: 'lasting',
  toClaims: () => ({}),
  refuse: (fault) => ({
    status: 401,
    body: {
      error: fault === 'client' ? 'INVALID_CLIENT_SECRET' : 'INVALID_AUTHORIZATION_CODE',
      error_description: fault,
    },
  }),
}
