import type { Provider } from './provider.ts'
import { toAnswer, toPart, toParts, toProfile } from './read-claims.ts'

const api = 'https://api.bitbucket.org/2.0'

/**
 * Bitbucket. The permissions are set where the consumer is registered: "account" and "email". A request names no
 * scopes.
 *
 * @see https://developer.atlassian.com/cloud/bitbucket/oauth-2/
 * @see https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/
 */
export const bitbucket: Provider = {
  name: 'Bitbucket',
  baseUrl: 'https://bitbucket.org',
  endpoints: {
    authorization: '/site/oauth2/authorize',
    token: '/site/oauth2/access_token',
    userInfo: `${api}/user`,
  },
  scopes: [],
  clientAuthentication: 'basic',
  hasPkce: false,
  toTokens: ({ scopes, ...answer }) => ({ scope: scopes ?? '', ...answer }),
  async readProfile({ userInfo, ask }) {
    const user = await userInfo()
    const { values } = toAnswer(await ask(`${api}/user/emails`))
    const emails = toParts(values)
    const primary = emails.find((email) => email.is_primary === true)
    const { avatar } = toPart(user.links)
    return toProfile({
      id: user.uuid,
      email: primary?.email,
      isVerified: primary?.is_confirmed,
      name: user.display_name,
      picture: toPart(avatar).href,
    })
  },
}
