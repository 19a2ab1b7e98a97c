import type { Provider } from './provider.ts'
import { toPart, toProfile, toText } from './read-claims.ts'

/**
 * Facebook. Its profile does not state whether the address is verified, so every address counts as unverified. Many
 * accounts have no address.
 *
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 * @see https://developers.facebook.com/docs/graph-api/reference/user/
 */
export const facebook: Provider = {
  name: 'Facebook',
  baseUrl: 'https://www.facebook.com',
  endpoints: {
    authorization: '/v24.0/dialog/oauth',
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    userInfo:
      'https://graph.facebook.com/v24.0/me?fields=id,first_name,last_name,email,picture.type(large)',
  },
  scopes: ['email', 'public_profile'],
  scopeSeparator: ',',
  async readProfile({ userInfo }) {
    const user = await userInfo()
    const picture = toPart(toPart(user.picture).data)
    const name = { first: toText(user.first_name), last: toText(user.last_name) }
    return { ...toProfile({ id: user.id, email: user.email, picture: picture.url }), name }
  },
}
