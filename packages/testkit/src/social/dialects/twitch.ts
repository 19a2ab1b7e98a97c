import type { Dialect } from '../dialect.ts'

/** https://dev.twitch.tv/docs/authentication/getting-tokens-oidc/ */
export const twitch: Dialect = {
  name: 'Twitch',
  issuer: 'https://id.twitch.tv/oauth2',
  authorize: 'https://id.twitch.tv/oauth2/authorize',
  token: 'https://id.twitch.tv/oauth2/token',
  keys: 'https://id.twitch.tv/oauth2/keys',
  api: {},
  clientAuthentication: 'post',
  pkce: 'ignored',
  scopes: ['openid', 'user:read:email'],
  needsOpenId: true,
  cancelled: { error: 'access_denied', error_description: 'The user denied you access' },
  codeSeconds: 600,
  refreshes: 'lasting',
  // The id_token contains only the claims that `claims` requests.
  toClaims: (person, { query, scopes }) => {
    const { id_token: asked = {} } = JSON.parse(query.get('claims') ?? '{}')
    const all = {
      ...(person.email !== undefined &&
        scopes.includes('user:read:email') && {
          email: person.email,
          email_verified: person.isEmailVerified ?? false,
        }),
      picture: person.picture ?? '',
      preferred_username: [person.firstName, person.lastName].filter(Boolean).join(' '),
    }
    return Object.fromEntries(Object.entries(all).filter(([name]) => name in asked))
  },
  toAnswer: ({ scope, token_type: _, ...answer }) => ({
    ...answer,
    scope: `${scope}`.split(' '),
    token_type: 'bearer',
  }),
  refuse: (fault) =>
    fault === 'client'
      ? { status: 403, body: { status: 403, message: 'invalid client secret' } }
      : { status: 400, body: { status: 400, message: 'Invalid authorization code' } },
}
