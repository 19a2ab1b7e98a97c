import type { Dialect } from '../dialect.ts'

/** https://developers.snap.com/snap-kit/login-kit/Tutorials/web */
export const snapchat: Dialect = {
  name: 'Snapchat',
  authorize: 'https://accounts.snapchat.com/accounts/oauth2/auth',
  token: 'https://accounts.snapchat.com/accounts/oauth2/token',
  api: {
    'https://kit.snapchat.com/v1/me': ({ person, method, headers, body }) => {
      const isJson = headers.get('content-type')?.startsWith('application/json')
      if (method !== 'POST' || !isJson) return { status: 400, body: { errors: ['no query'] } }
      const { query } = JSON.parse(body)
      if (!/\{\s*me\s*\{/.test(`${query}`)) return { status: 400, body: { errors: ['no query'] } }
      return {
        data: {
          me: {
            externalId: person.subject,
            displayName: [person.firstName, person.lastName].filter(Boolean).join(' '),
            bitmoji: person.picture === undefined ? null : { avatar: person.picture },
          },
        },
        errors: [],
      }
    },
  },
  clientAuthentication: 'either',
  pkce: 'supported',
  scopes: ['external_id', 'display_name', 'bitmoji.avatar'].map(
    (name) => `https://auth.snapchat.com/oauth2/api/user.${name}`,
  ),
  cancelled: { error: 'access_denied' },
  codeSeconds: 600,
  refreshes: 'rotating',
}
