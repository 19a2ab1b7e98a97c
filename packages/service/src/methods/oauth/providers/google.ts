import type { Answer, Provider } from './provider.ts'
import { readClaims, toText } from './read-claims.ts'

/**
 * Google. It returns a refresh token only with `access_type=offline` and a consent; a page requests these with
 * `provider_params`.
 *
 * @see https://developers.google.com/identity/openid-connect/openid-connect
 */
export const google: Provider = {
  name: 'Google',
  baseUrl: 'https://accounts.google.com',
  issuer: 'https://accounts.google.com',
  endpoints: {
    authorization: '/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  // Google documents both issuers.
  toIssuer: ({ iss }) => (iss === 'accounts.google.com' ? iss : 'https://accounts.google.com'),
  readProfile({ claims }) {
    const profile = readClaims(claims)
    if (!profile.isEmailVerified || isAuthority(claims)) return profile
    return { ...profile, isEmailVerified: false, isEmailConfirmable: true }
  },
}

/**
 * Returns true if Google hosts the mailbox: Gmail, and organisations that are its customers (`hd`). Of any other
 * address, Google knows only that the user could read it once.
 *
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isAuthority = ({ email, hd }: Answer): boolean =>
  toText(hd) !== '' || /@(?:gmail|googlemail)\.com$/i.test(toText(email))
