import type { Provider } from './provider.ts'
import { toAnswer, toProfile } from './read-claims.ts'

/**
 * Coinbase. Scopes are separated by commas. Answers are wrapped in `data`, and a header selects their version. A
 * refresh token requires the scope `offline_access`. The profile does not state whether the address is verified.
 *
 * @see https://docs.cdp.coinbase.com/coinbase-app/oauth2-integration/integrations
 * @see https://docs.cdp.coinbase.com/coinbase-app/oauth2-integration/scopes
 */
export const coinbase: Provider = {
  name: 'Coinbase',
  baseUrl: 'https://login.coinbase.com',
  endpoints: { authorization: '/oauth2/auth', token: '/oauth2/token' },
  scopes: ['wallet:user:read', 'wallet:user:email'],
  scopeSeparator: ',',
  async readProfile({ ask }) {
    const headers = { 'CB-VERSION': '2024-02-01' }
    const user = toAnswer(toAnswer(await ask('https://api.coinbase.com/v2/user', { headers })).data)
    return toProfile({ id: user.id, email: user.email, name: user.name, picture: user.avatar_url })
  },
}
