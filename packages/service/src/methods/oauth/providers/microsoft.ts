import type { Provider } from './provider.ts'
import { readClaims, toText } from './read-claims.ts'

const host = 'https://login.microsoftonline.com'

/**
 * Microsoft: work, school and personal accounts. A base URL with a tenant in place of `common` admits only this tenant.
 * Each tenant is an issuer, and its administrator can set any address. An address counts as verified when
 * `email_verified` says so or, if that claim is absent, `xms_edov` (the domain's owner was verified).
 *
 * @see https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc
 * @see https://learn.microsoft.com/en-us/entra/identity-platform/migrate-off-email-claim-authorization
 */
export const microsoft: Provider = {
  name: 'Microsoft',
  baseUrl: `${host}/common/`,
  endpoints: {
    authorization: 'oauth2/v2.0/authorize',
    token: 'oauth2/v2.0/token',
    userInfo: 'https://graph.microsoft.com/oidc/userinfo',
    keys: 'discovery/v2.0/keys',
  },
  toIssuer: ({ tid }) => `${host}/${encodeURIComponent(toText(tid))}/v2.0`,
  readProfile: ({ claims }) => ({
    ...readClaims(claims),
    isEmailVerified:
      claims.email_verified === undefined
        ? [true, 1, '1', 'true'].some((yes) => claims.xms_edov === yes)
        : claims.email_verified === true,
  }),
}
