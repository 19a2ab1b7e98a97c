import type { Provider } from './provider.ts'
import { addUserInfo, readClaims } from './read-claims.ts'

/**
 * Yahoo. The user information endpoint returns the profile.
 *
 * @see https://developer.yahoo.com/sign-in-with-yahoo/
 */
export const yahoo: Provider = {
  name: 'Yahoo',
  baseUrl: 'https://api.login.yahoo.com',
  endpoints: {
    authorization: '/oauth2/request_auth',
    token: '/oauth2/get_token',
    userInfo: '/openid/v1/userinfo',
    keys: '/openid/v1/certs',
  },
  clientAuthentication: 'basic',
  algorithms: ['RS256', 'ES256'],
  readProfile: async (source) => readClaims(await addUserInfo(source)),
}
