import type { Provider } from './provider.ts'
import { addUserInfo, readClaims } from './read-claims.ts'

/**
 * Salesforce: production, a sandbox (`https://test.salesforce.com`) or a My Domain, selected by the base URL. The user
 * information endpoint returns the address.
 *
 * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_using_userinfo_endpoint.htm
 */
export const salesforce: Provider = {
  name: 'Salesforce',
  baseUrl: 'https://login.salesforce.com',
  endpoints: {
    authorization: '/services/oauth2/authorize',
    token: '/services/oauth2/token',
    userInfo: '/services/oauth2/userinfo',
    keys: '/id/keys',
  },
  readProfile: async (source) => readClaims(await addUserInfo(source)),
}
