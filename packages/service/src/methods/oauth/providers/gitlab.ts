import type { Provider } from './provider.ts'
import { addUserInfo, readClaims, toText } from './read-claims.ts'

/**
 * GitLab, also one's own installation: by its base URL. The address and whether it is confirmed stand in the id_token.
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
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'basic',
  // Older installations say the address at the endpoint alone.
  readProfile: async (source) =>
    readClaims(toText(source.claims.email) === '' ? await addUserInfo(source) : source.claims),
}
