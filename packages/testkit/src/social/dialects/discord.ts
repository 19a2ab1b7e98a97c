import type { Dialect } from '../dialect.ts'

/** https://discord.com/developers/docs/topics/oauth2 */
export const discord: Dialect = {
  name: 'Discord',
  authorize: 'https://discord.com/oauth2/authorize',
  token: 'https://discord.com/api/oauth2/token',
  api: {
    'https://discord.com/api/v10/users/@me': ({ person, scopes }) => ({
      id: person.subject,
      username: 'ada',
      global_name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      avatar: person.picture === undefined ? null : 'a1b2',
      locale: person.locale,
      ...(scopes.includes('email') && {
        email: person.email ?? null,
        verified: person.isEmailVerified ?? false,
      }),
    }),
  },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['identify', 'email', 'guilds'],
  cancelled: {
    error: 'access_denied',
    error_description: 'The resource owner or authorization server denied the request',
  },
  codeSeconds: 600,
  refreshes: 'rotating',
}
