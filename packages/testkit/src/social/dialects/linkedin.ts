import type { Dialect } from '../dialect.ts'

/** https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 */
export const linkedin: Dialect = {
  name: 'LinkedIn',
  issuer: 'https://www.linkedin.com/oauth',
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  keys: 'https://www.linkedin.com/oauth/openid/jwks',
  api: {
    'https://api.linkedin.com/v2/userinfo': ({ person, scopes }) => ({
      sub: person.subject,
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      given_name: person.firstName,
      family_name: person.lastName,
      picture: person.picture,
      locale: { country: 'US', language: 'en' },
      ...(person.email !== undefined &&
        scopes.includes('email') && {
          email: person.email,
          email_verified: person.isEmailVerified ?? false,
        }),
      ...person.claims,
    }),
  },
  clientAuthentication: 'post',
  pkce: 'ignored',
  scopes: ['openid', 'profile', 'email'],
  needsOpenId: true,
  repeatsNonce: false,
  cancelled: {
    error: 'user_cancelled_login',
    error_description: 'The user cancelled LinkedIn login',
  },
  codeSeconds: 1_800,
  toClaims: () => ({}),
  toAnswer: ({ token_type: _, ...answer }) => answer,
  refuse: (fault) => ({
    status: fault === 'client' ? 401 : 400,
    body: {
      error: fault === 'client' ? 'invalid_client' : 'invalid_request',
      error_description: fault,
    },
  }),
}
