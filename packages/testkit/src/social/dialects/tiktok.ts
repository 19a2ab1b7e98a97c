import type { Dialect } from '../dialect.ts'

/** https://developers.tiktok.com/doc/oauth-user-access-token-management */
export const tiktok: Dialect = {
  name: 'TikTok',
  authorize: 'https://www.tiktok.com/v2/auth/authorize/',
  token: 'https://open.tiktokapis.com/v2/oauth/token/',
  api: {
    'https://open.tiktokapis.com/v2/user/info/': ({ person, url, scopes }) => {
      const fields = url.searchParams.get('fields')?.split(',') ?? []
      const fail = (code: string) => ({ data: {}, error: { code, message: code, log_id: '1' } })
      if (fields.length === 0) return fail('invalid_params')
      if (!scopes.includes('user.info.basic')) return fail('scope_not_authorized')
      const all = {
        open_id: person.subject,
        union_id: `union-${person.subject}`,
        display_name: [person.firstName, person.lastName].filter(Boolean).join(' '),
        avatar_url: person.picture ?? '',
      }
      const user = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)))
      return { data: { user }, error: { code: 'ok', message: '', log_id: '1' } }
    },
  },
  clientAuthentication: 'post',
  clientIdParameter: 'client_key',
  pkce: 'supported',
  scopeSeparator: ',',
  scopes: ['user.info.basic', 'user.info.profile'],
  cancelled: { error: 'access_denied', errCode: '-2', error_type: 'access_denied' },
  codeSeconds: 600,
  refreshes: 'rotating',
  toAnswer: (answer) => ({ ...answer, open_id: 'x', refresh_expires_in: 31_536_000 }),
  refuse: (fault) => ({
    status: 200,
    body: {
      error: fault === 'client' ? 'invalid_client' : 'invalid_grant',
      error_description: fault,
      log_id: '1',
    },
  }),
}
