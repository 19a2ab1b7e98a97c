import type { Provider } from './provider.ts'
import { toAnswer, toProfile } from './read-claims.ts'

/**
 * X, which the specification calls Twitter. It returns an address only if the app requests `users.email`, and only an
 * address that the user has confirmed.
 *
 * @see https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code
 * @see https://docs.x.com/x-api/users/get-my-user
 */
export const twitter: Provider = {
  name: 'Twitter',
  baseUrl: 'https://x.com',
  endpoints: {
    authorization: '/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    userInfo: 'https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email',
  },
  scopes: ['users.read', 'tweet.read', 'users.email'],
  clientAuthentication: 'basic',
  async readProfile({ userInfo }) {
    const user = toAnswer((await userInfo()).data)
    const { id, name, confirmed_email: email, profile_image_url: picture } = user
    return toProfile({ id, email, isVerified: true, name, picture })
  },
}
