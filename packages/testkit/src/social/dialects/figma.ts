import type { Dialect } from '../dialect.ts'

/** https://developers.figma.com/docs/rest-api/authentication/ */
export const figma: Dialect = {
  name: 'Figma',
  authorize: 'https://www.figma.com/oauth',
  token: 'https://api.figma.com/v1/oauth/token',
  refresh: 'https://api.figma.com/v1/oauth/refresh',
  api: {
    'https://api.figma.com/v1/me': ({ person }) => ({
      id: person.subject,
      handle: [person.firstName, person.lastName].filter(Boolean).join(' '),
      img_url: person.picture ?? '',
      email: person.email ?? '',
    }),
  },
  clientAuthentication: 'basic',
  pkce: 'supported',
  scopeSeparator: ',',
  scopes: ['current_user:read', 'file_content:read'],
  cancelled: { error: 'access_denied' },
  codeSeconds: 30,
  refreshes: 'lasting',
  toAnswer: ({ scope: _, token_type: __, ...answer }) => ({ ...answer, user_id: 1 }),
  refuse: (fault) => ({
    status: fault === 'client' ? 401 : 400,
    body: { error: true, status: 400, message: fault },
  }),
}
