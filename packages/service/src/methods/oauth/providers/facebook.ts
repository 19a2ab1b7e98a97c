import type { Provider } from './provider.ts'
import { toPart, toSubject, toText } from './read-claims.ts'

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
  clientAuthentication: 'post',
  async readProfile({ userInfo }) {
    const user = await userInfo()
    const picture = toPart(toPart(user.picture).data)
    return {
      subject: toSubject(user.id),
      email: toText(user.email) || null,
      isEmailVerified: false,
      name: { first: toText(user.first_name), last: toText(user.last_name) },
      pictureUrl: toText(picture.url),
    }
  },
}
