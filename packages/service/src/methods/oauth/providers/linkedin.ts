import type { Provider } from './provider.ts'
import { addUserInfo, readClaims, toAnswer, toText } from './read-claims.ts'

/**
 * Sign in with LinkedIn using OpenID Connect. Its id_tokens contain no nonce, a web app must not send a
 * `code_challenge`, and the locale is an object.
 *
 * @see https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
 */
export const linkedin: Provider = {
  name: 'LinkedIn',
  baseUrl: 'https://www.linkedin.com',
  issuer: 'https://www.linkedin.com/oauth',
  endpoints: {
    authorization: '/oauth/v2/authorization',
    token: '/oauth/v2/accessToken',
    userInfo: 'https://api.linkedin.com/v2/userinfo',
    keys: '/oauth/openid/jwks',
  },
  scopes: ['openid', 'profile', 'email'],
  hasPkce: false,
  hasNonce: false,
  // The documentation shows the first issuer, the metadata the second.
  toIssuer: ({ iss }) =>
    iss === 'https://www.linkedin.com' ? iss : 'https://www.linkedin.com/oauth',
  async readProfile(source) {
    const told = await addUserInfo(source)
    return { ...readClaims(told), locale: toLocale(told.locale) }
  },
}

function toLocale(locale: unknown): string {
  if (typeof locale !== 'object' || locale === null) return toText(locale)
  const { language, country } = toAnswer(locale)
  return [toText(language), toText(country)].filter(Boolean).join('-')
}
