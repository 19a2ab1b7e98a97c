import type { Asked, Dialect, Person } from '../dialect.ts'

/** https://developer.apple.com/documentation/signinwithapplerestapi */
export const apple: Dialect = {
  name: 'Apple',
  issuer: 'https://appleid.apple.com',
  authorize: 'https://appleid.apple.com/auth/authorize',
  token: 'https://appleid.apple.com/auth/token',
  keys: 'https://appleid.apple.com/auth/keys',
  api: {},
  clientAuthentication: 'signed',
  pkce: 'supported',
  scopes: ['name', 'email'],
  cancelled: { error: 'user_cancelled_authorize' },
  codeSeconds: 300,
  refreshes: 'lasting',
  findWrong: (query) =>
    query.get('scope') && query.get('response_mode') !== 'form_post'
      ? 'response_mode must be form_post when name or email scope is requested'
      : null,
  // It never contains a name, and booleans are texts.
  toClaims: ({ email, isEmailVerified }: Person, { scopes }: Asked) =>
    email === undefined || !scopes.includes('email')
      ? {}
      : { email, email_verified: isEmailVerified ? 'true' : 'false' },
  toAnswer: ({ scope: _, ...answer }) => answer,
  refuse: (fault) => ({
    status: 400,
    body: { error: fault === 'client' ? 'invalid_client' : 'invalid_grant' },
  }),
}
