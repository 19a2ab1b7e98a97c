import type { Asked, Dialect, Person } from '../dialect.ts'

const tenant = '9188040d-6c67-4c5b-b112-36a304b66dad'
const host = 'https://login.microsoftonline.com'

/** https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc */
export const microsoft: Dialect = {
  name: 'Microsoft',
  issuer: `${host}/${tenant}/v2.0`,
  authorize: `${host}/common/oauth2/v2.0/authorize`,
  token: `${host}/common/oauth2/v2.0/token`,
  keys: `${host}/common/discovery/v2.0/keys`,
  api: {},
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['openid', 'email', 'profile', 'offline_access', 'User.Read'],
  needsOpenId: true,
  cancelled: { error: 'access_denied', error_subcode: 'cancel' },
  codeSeconds: 600,
  refreshes: 'rotating',
  grantsRefresh: ({ scopes }) => scopes.includes('offline_access'),
  toClaims: ({ email, isEmailVerified, firstName, lastName }: Person, { scopes }: Asked) => ({
    tid: tenant,
    ver: '2.0',
    name: [firstName, lastName].filter(Boolean).join(' '),
    preferred_username: email,
    ...(email !== undefined &&
      scopes.includes('email') && { email, xms_edov: isEmailVerified ? 1 : 0 }),
  }),
  refuse: (fault) => ({
    status: fault === 'client' ? 401 : 400,
    body: {
      error: fault === 'client' ? 'invalid_client' : 'invalid_grant',
      error_description: `AADSTS70008: ${fault}`,
      error_codes: [70008],
      trace_id: '0',
    },
  }),
}
