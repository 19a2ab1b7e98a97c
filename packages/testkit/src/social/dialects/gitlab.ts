import { type Dialect, toStandardClaims, toUserInfo } from '../dialect.ts'

/** https://docs.gitlab.com/integration/openid_connect_provider/ */
export const gitlab: Dialect = {
  name: 'GitLab',
  issuer: 'https://gitlab.com',
  authorize: 'https://gitlab.com/oauth/authorize',
  token: 'https://gitlab.com/oauth/token',
  keys: 'https://gitlab.com/oauth/discovery/keys',
  api: { 'https://gitlab.com/oauth/userinfo': toUserInfo },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['openid', 'email', 'profile', 'read_user'],
  needsOpenId: true,
  cancelled: {
    error: 'access_denied',
    error_description: 'The resource owner or authorization server denied the request.',
  },
  codeSeconds: 600,
  refreshes: 'rotating',
  toClaims: (person, asked) => ({ sub_legacy: 'x', ...toStandardClaims(person, asked) }),
}
