import { UpstreamError } from '../upstream-error.ts'
import type { Provider } from './provider.ts'
import { toAnswer, toProfile, toText } from './read-claims.ts'

/**
 * TikTok. It names the client's id `client_key`, separates scopes with commas, and returns no address.
 *
 * @see https://developers.tiktok.com/doc/login-kit-web
 * @see https://developers.tiktok.com/doc/tiktok-api-v2-get-user-info
 */
export const tiktok: Provider = {
  name: 'TikTok',
  baseUrl: 'https://www.tiktok.com',
  endpoints: {
    authorization: '/v2/auth/authorize/',
    token: 'https://open.tiktokapis.com/v2/oauth/token/',
    userInfo:
      'https://open.tiktokapis.com/v2/user/info/?fields=open_id,union_id,display_name,avatar_url',
  },
  scopes: ['user.info.basic'],
  scopeSeparator: ',',
  clientIdParameter: 'client_key',
  async readProfile({ userInfo }) {
    const { data, error } = await userInfo()
    const { code } = toAnswer(error)
    if (code !== 'ok') throw new UpstreamError(`answered "${toText(code)}" for the user`)
    const user = toAnswer(toAnswer(data).user)
    return toProfile({ id: user.open_id, name: user.display_name, picture: user.avatar_url })
  },
}
