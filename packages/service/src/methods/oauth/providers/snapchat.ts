import type { Provider } from './provider.ts'
import { toAnswer, toPart, toProfile } from './read-claims.ts'

const scope = 'https://auth.snapchat.com/oauth2/api'

/**
 * Snapchat (Login Kit). Its API takes a query that lists the fields, and returns no address.
 *
 * @see https://developers.snap.com/snap-kit/login-kit/Tutorials/web
 */
export const snapchat: Provider = {
  name: 'Snapchat',
  baseUrl: 'https://accounts.snapchat.com',
  endpoints: {
    authorization: '/accounts/oauth2/auth',
    token: '/accounts/oauth2/token',
  },
  scopes: [
    `${scope}/user.external_id`,
    `${scope}/user.display_name`,
    `${scope}/user.bitmoji.avatar`,
  ],
  clientAuthentication: 'basic',
  async readProfile({ ask }) {
    const query = '{me{externalId displayName bitmoji{avatar}}}'
    const answer = toAnswer(
      await ask('https://kit.snapchat.com/v1/me', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    )
    const me = toAnswer(toAnswer(answer.data).me)
    return toProfile({
      id: me.externalId,
      name: me.displayName,
      picture: toPart(me.bitmoji).avatar,
    })
  },
}
