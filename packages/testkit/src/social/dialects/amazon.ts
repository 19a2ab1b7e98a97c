import type { Dialect } from '../dialect.ts'

/** https://developer.amazon.com/docs/login-with-amazon/authorization-code-grant.html */
export const amazon: Dialect = {
  name: 'Amazon',
  authorize: 'https://www.amazon.com/ap/oa',
  token: 'https://api.amazon.com/auth/o2/token',
  api: {
    'https://api.amazon.com/user/profile': ({ person }) => ({
      user_id: person.subject,
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      ...(person.email !== undefined && { email: person.email }),
    }),
  },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['profile', 'postal_code'],
  cancelled: { error: 'access_denied', error_description: 'Access not permitted.' },
  codeSeconds: 300,
  refreshes: 'lasting',
  toAnswer: ({ scope: _, token_type: __, ...answer }) => ({ ...answer, token_type: 'bearer' }),
}
