import type { Dialect } from '../dialect.ts'

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export const twitter: Dialect = {
  name: 'X',
  authorize: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  api: {
    'https://api.x.com/2/users/me': ({ person, url, scopes }) => {
      const fields = (url.searchParams.get('user.fields') ?? '').split(',')
      const { email, isEmailVerified } = person
      const tells = fields.includes('confirmed_email') && scopes.includes('users.email')
      return {
        data: {
          id: person.subject,
          username: 'ada',
          name: [person.firstName, person.lastName].filter(Boolean).join(' '),
          ...(fields.includes('profile_image_url') && { profile_image_url: person.picture ?? '' }),
          ...(tells && isEmailVerified && { confirmed_email: email }),
        },
      }
    },
  },
  clientAuthentication: 'basic',
  pkce: 'required',
  scopes: ['users.read', 'tweet.read', 'users.email', 'offline.access'],
  cancelled: { error: 'access_denied' },
  codeSeconds: 30,
  refreshes: 'rotating',
  grantsRefresh: ({ scopes }) => scopes.includes('offline.access'),
  toAnswer: ({ token_type: _, ...answer }) => ({
    ...answer,
    token_type: 'bearer',
    expires_in: 7_200,
  }),
  refuse: (fault) =>
    fault === 'client'
      ? {
          status: 401,
          body: {
            error: 'unauthorized_client',
            error_description: 'Missing valid authorization header',
          },
        }
      : {
          status: 400,
          body: {
            error: 'invalid_request',
            error_description: 'Value passed for the authorization code was invalid.',
          },
        },
}
