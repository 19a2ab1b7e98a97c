import type { Provider } from './provider.ts'
import { toProfile } from './read-claims.ts'

/**
 * Figma. A code is valid for thirty seconds, a separate endpoint accepts refresh tokens, and the profile does not state
 * whether the address is verified.
 *
 * @see https://developers.figma.com/docs/rest-api/authentication/
 */
export const figma: Provider = {
  name: 'Figma',
  baseUrl: 'https://www.figma.com',
  endpoints: {
    authorization: '/oauth',
    token: 'https://api.figma.com/v1/oauth/token',
    refresh: 'https://api.figma.com/v1/oauth/refresh',
    userInfo: 'https://api.figma.com/v1/me',
  },
  scopes: ['current_user:read'],
  scopeSeparator: ',',
  clientAuthentication: 'basic',
  async readProfile({ userInfo }) {
    const user = await userInfo()
    return toProfile({ id: user.id, email: user.email, name: user.handle, picture: user.img_url })
  },
}
