import { type Dialect, toUserInfo } from '../dialect.ts'

/** https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_web_server_flow.htm */
export const salesforce: Dialect = {
  name: 'Salesforce',
  issuer: 'https://login.salesforce.com',
  authorize: 'https://login.salesforce.com/services/oauth2/authorize',
  token: 'https://login.salesforce.com/services/oauth2/token',
  keys: 'https://login.salesforce.com/id/keys',
  api: { 'https://login.salesforce.com/services/oauth2/userinfo': toUserInfo },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['openid', 'email', 'profile', 'api', 'refresh_token'],
  needsOpenId: true,
  cancelled: { error: 'access_denied', error_description: 'end-user denied authorization' },
  codeSeconds: 900,
  refreshes: 'lasting',
  grantsRefresh: ({ scopes }) => scopes.includes('refresh_token'),
  toClaims: () => ({}),
  toAnswer: ({ expires_in: _, ...answer }) => ({
    ...answer,
    instance_url: 'https://example.my.salesforce.com',
    issued_at: '1767225600000',
    signature: 'x',
  }),
}
