import type { Provider } from './provider.ts'
import { toName, toSubject, toText } from './read-claims.ts'

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
    const subject = toSubject(user.id)
    const avatar = toText(user.avatar)
    return {
      subject,
      email: toText(user.email) || null,
      isEmailVerified: user.verified === true,
      name: toName(user.global_name ?? user.username),
      pictureUrl: avatar && `https://cdn.discordapp.com/avatars/${subject}/${avatar}.png`,
      locale: toText(user.locale),
    }
  },
}
