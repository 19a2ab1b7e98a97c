import type { Dialect } from '../dialect.ts'

/**
 * https://docs.cdp.coinbase.com/coinbase-app/oauth2-integration/integrations
 * https://docs.cdp.coinbase.com/coinbase-app/oauth2-integration/scopes
 */
export const coinbase: Dialect = {
  name: 'Coinbase',
  authorize: 'https://login.coinbase.com/oauth2/auth',
  token: 'https://login.coinbase.com/oauth2/token',
  api: {
    'https://api.coinbase.com/v2/user': ({ person, headers, scopes }) => {
      const version = headers.get('cb-version')
      if (!version) return { status: 400, body: { errors: [{ id: 'invalid_version' }] } }
      return {
        data: {
          id: person.subject,
          name: [person.firstName, person.lastName].filter(Boolean).join(' '),
          avatar_url: person.picture ?? '',
          resource: 'user',
          ...(scopes.includes('wallet:user:email') && { email: person.email }),
        },
      }
    },
  },
  clientAuthentication: 'post',
  pkce: 'supported',
  scopeSeparator: ',',
  scopes: ['wallet:user:read', 'wallet:user:email', 'wallet:accounts:read', 'offline_access'],
  cancelled: { error: 'access_denied', error_description: 'The resource owner denied the request' },
  codeSeconds: 600,
  refreshes: 'rotating',
  grantsRefresh: ({ scopes }) => scopes.includes('offline_access'),
  toAnswer: ({ token_type: _, ...answer }) => ({ ...answer, token_type: 'bearer' }),
}
