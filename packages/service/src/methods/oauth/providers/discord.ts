import type { Provider } from './provider.ts'
import { toProfile, toSubject, toText } from './read-claims.ts'

/**
 * Discord. `verified` refers to the account's e-mail address.
 *
 * @see https://discord.com/developers/docs/topics/oauth2
 * @see https://discord.com/developers/docs/resources/user
 */
export const discord: Provider = {
  name: 'Discord',
  baseUrl: 'https://discord.com',
  endpoints: {
    authorization: '/oauth2/authorize',
    token: '/api/oauth2/token',
    userInfo: '/api/v10/users/@me',
  },
  scopes: ['identify', 'email'],
  clientAuthentication: 'basic',
  async readProfile({ userInfo }) {
    const user = await userInfo()
    const { id, email, verified: isVerified, locale } = user
    const avatar = toText(user.avatar)
    const picture = avatar && `https://cdn.discordapp.com/avatars/${toSubject(id)}/${avatar}.png`
    const name = user.global_name ?? user.username
    return toProfile({ id, email, isVerified, name, picture, locale })
  },
}
