import type { Provider } from './provider.ts'
import { readClaims, toText } from './read-claims.ts'

/**
 * Sign in with Slack. It answers a refusal with status 200 and `ok: false`.
 *
 * @see https://docs.slack.dev/authentication/sign-in-with-slack/
 */
export const slack: Provider = {
  name: 'Slack',
  baseUrl: 'https://slack.com',
  endpoints: {
    authorization: '/openid/connect/authorize',
    token: '/api/openid.connect.token',
    userInfo: '/api/openid.connect.userInfo',
    keys: '/openid/connect/keys',
  },
  hasPkce: false,
  toTokens: (answer) =>
    String(answer.ok) === 'true' ? answer : { error: toText(answer.error) || 'not_ok' },
  readProfile: ({ claims }) => readClaims(claims),
}
