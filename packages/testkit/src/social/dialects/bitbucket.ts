import type { Dialect } from '../dialect.ts'

/** https://developer.atlassian.com/cloud/bitbucket/oauth-2/ */
export const bitbucket: Dialect = {
  name: 'Bitbucket',
  authorize: 'https://bitbucket.org/site/oauth2/authorize',
  token: 'https://bitbucket.org/site/oauth2/access_token',
  api: {
    'https://api.bitbucket.org/2.0/user': ({ person }) => ({
      type: 'user',
      uuid: person.subject,
      display_name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      links: { avatar: { href: person.picture ?? '' } },
    }),
    'https://api.bitbucket.org/2.0/user/emails': ({ person: { email, isEmailVerified } }) => ({
      pagelen: 10,
      size: 2,
      values: [
        { type: 'email', email: 'old@example.org', is_primary: false, is_confirmed: true },
        ...(email === undefined
          ? []
          : [{ type: 'email', email, is_primary: true, is_confirmed: isEmailVerified ?? false }]),
      ],
    }),
  },
  clientAuthentication: 'basic',
  pkce: 'ignored',
  scopes: null,
  cancelled: { error: 'access_denied', error_description: 'The user denied access' },
  codeSeconds: 600,
  refreshes: 'lasting',
  toAnswer: ({ scope: _, ...answer }) => ({
    ...answer,
    scopes: 'account email',
    token_type: 'bearer',
    state: 'authorization_code',
  }),
}
