import type { ProjectConfig, ServiceConfig } from '../kernel/config/config.ts'

/** The endpoints of an issuer, relative to its URL. */
export const endpointPaths = {
  authorize: '/v1/oauth2/authorize',
  token: '/v1/oauth2/token',
  userinfo: '/v1/oauth2/userinfo',
  introspect: '/v1/oauth2/introspect',
  revoke: '/v1/oauth2/revoke',
  register: '/v1/oauth2/register',
  par: '/v1/oauth2/par',
  device: '/v1/oauth2/device',
  jwks: '/v1/oauth2/jwks',
  logout: '/v1/oauth2/logout',
  /** The page on which a user types a device's code. */
  deviceVerification: '/device',
} as const

/** Returns a project's issuer identifier, which is the same in discovery, in tokens and in `iss`. */
export function toIssuer(
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
  { identityProvider }: Pick<ProjectConfig, 'identityProvider'>,
): string {
  return `${baseUrl}${identityProvider.path}`
}
