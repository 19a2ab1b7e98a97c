import type { Provider } from './provider.ts'
import { toParts, toProfile } from './read-claims.ts'

/**
 * GitHub, which supports OAuth 2.0 only. A profile shows any address that the user chose, or none; a separate list
 * contains the verified addresses. Its answers contain `iss` since April 2026, which its documentation does not mention
 * yet.
 *
 * @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 * @see https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user
 * @see https://newreleases.io/project/github/nextauthjs/next-auth/release/next-auth@4.24.14
 */
export const github: Provider = {
  name: 'GitHub',
  baseUrl: 'https://github.com',
  issuer: '/login/oauth',
  endpoints: {
    authorization: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    userInfo: 'https://api.github.com/user',
  },
  scopes: ['read:user', 'user:email'],
  saysIssuer: 'sometimes',
  async readProfile({ userInfo, ask }) {
    const user = await userInfo()
    const listed = await ask('https://api.github.com/user/emails')
    const emails = toParts(listed)
    const primary = emails.find((email) => email.primary === true)
    return toProfile({
      id: user.id,
      email: primary?.email,
      isVerified: primary?.verified,
      name: user.name,
      picture: user.avatar_url,
    })
  },
}
