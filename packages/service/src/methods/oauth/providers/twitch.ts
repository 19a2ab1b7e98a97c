import type { Provider } from './provider.ts'
import { readClaims } from './read-claims.ts'

/**
 * Twitch. It returns the address only if the `claims` parameter requests it. The granted scopes are a list.
 *
 * @see https://dev.twitch.tv/docs/authentication/getting-tokens-oidc/
 */
export const twitch: Provider = {
  name: 'Twitch',
  baseUrl: 'https://id.twitch.tv',
  issuer: 'https://id.twitch.tv/oauth2',
  endpoints: {
    authorization: '/oauth2/authorize',
    token: '/oauth2/token',
    userInfo: '/oauth2/userinfo',
    keys: '/oauth2/keys',
  },
  scopes: ['openid', 'user:read:email'],
  hasPkce: false,
  parameters: {
    claims: JSON.stringify({
      id_token: { email: null, email_verified: null, picture: null, preferred_username: null },
    }),
  },
  readProfile: ({ claims }) => readClaims({ name: claims.preferred_username, ...claims }),
}
