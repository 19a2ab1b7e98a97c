import type { Dialect } from '../dialect.ts'

/** https://docs.slack.dev/authentication/sign-in-with-slack/ */
export const slack: Dialect = {
  name: 'Slack',
  issuer: 'https://slack.com',
  authorize: 'https://slack.com/openid/connect/authorize',
  token: 'https://slack.com/api/openid.connect.token',
  keys: 'https://slack.com/openid/connect/keys',
  api: {},
  clientAuthentication: 'either',
  pkce: 'ignored',
  scopes: ['openid', 'email', 'profile'],
  needsOpenId: true,
  cancelled: { error: 'access_denied' },
  codeSeconds: 600,
  toAnswer: ({ access_token, id_token }) => ({
    ok: true,
    access_token,
    id_token,
    token_type: 'Bearer',
  }),
  refuse: (fault) => ({
    status: 200,
    body: { ok: false, error: fault === 'client' ? 'bad_client_secret' : 'invalid_code' },
  }),
}
