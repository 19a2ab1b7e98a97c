import type { Provider } from './provider.ts'
import { addUserInfo, readClaims, toText } from './read-claims.ts'

/**
 * GitLab. The base URL selects a self-managed installation. The id_token contains the address and whether it is
 * confirmed.
 *
 * @see https://docs.gitlab.com/integration/openid_connect_provider/
 */
export const gitlab: Provider = {
  name: 'GitLab',
  baseUrl: 'https://gitlab.com',
  endpoints: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    userInfo: '/oauth/userinfo',
    keys: '/oauth/discovery/keys',
  },
  clientAuthentication: 'basic',
  // Older installations return the address only at the user information endpoint.
  readProfile: async (source) =>
    readClaims(toText(source.claims.email) === '' ? await addUserInfo(source) : source.claims),
}
