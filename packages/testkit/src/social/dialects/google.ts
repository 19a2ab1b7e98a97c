import { type Dialect, toStandardClaims, toUserInfo } from '../dialect.ts'

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const google: Dialect = {
  name: 'Google',
  issuer: 'https://accounts.google.com',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  api: { 'https://openidconnect.googleapis.com/v1/userinfo': toUserInfo },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['openid', 'email', 'profile'],
  needsOpenId: true,
  cancelled: { error: 'access_denied' },
  codeSeconds: 600,
  // Google sends `iss` without announcing it in its metadata:
  // https://github.com/openiddict/openiddict-core/issues/2428
  saysIssuer: 'https://accounts.google.com',
  refreshes: 'lasting',
  grantsRefresh: ({ query }) => query.get('access_type') === 'offline',
  // `hd` names a Workspace organization; here, users with any address outside Gmail belong to one.
  toClaims: (person, asked) => {
    const claims = toStandardClaims(person, asked)
    const [, domain = 'gmail.com'] = person.email?.split('@') ?? []
    return {
      ...claims,
      ...(claims.email !== undefined && domain !== 'gmail.com' && { hd: domain }),
    }
  },
  toAnswer: ({ scope, ...answer }) => ({
    ...answer,
    // Google's answer contains the long names of scopes.
    scope: `${scope}`
      .replace('email', 'https://www.googleapis.com/auth/userinfo.email')
      .replace('profile', 'https://www.googleapis.com/auth/userinfo.profile'),
  }),
}
