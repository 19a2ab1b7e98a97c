import type { Dialect } from '../dialect.ts'

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const facebook: Dialect = {
  name: 'Facebook',
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  api: {
    'https://graph.facebook.com/v24.0/me': ({ person, url, scopes }) => {
      const fields = (url.searchParams.get('fields') ?? 'id,name').split(',')
      const { subject: id, email, firstName: first_name, lastName: last_name, picture } = person
      const all = {
        id,
        first_name,
        last_name,
        ...(email !== undefined && scopes.includes('email') && { email }),
        picture: { data: { url: picture ?? '', is_silhouette: picture === undefined } },
      }
      // The answer contains only the requested fields.
      const asked = fields.map((field) => field.replace(/\..*/, ''))
      return Object.fromEntries(Object.entries(all).filter(([name]) => asked.includes(name)))
    },
  },
  clientAuthentication: 'post',
  pkce: 'supported',
  scopeSeparator: ',',
  scopes: ['email', 'public_profile'],
  cancelled: { error: 'access_denied', error_code: '200', error_reason: 'user_denied' },
  codeSeconds: 600,
  toAnswer: ({ access_token }) => ({ access_token, token_type: 'bearer', expires_in: 5_183_944 }),
  refuse: (fault) => ({
    status: 400,
    body: {
      error: { message: `Wrong ${fault}.`, type: 'OAuthException', code: 100, fbtrace_id: 'A' },
    },
  }),
}
