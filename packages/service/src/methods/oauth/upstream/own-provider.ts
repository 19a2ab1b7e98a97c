/** Describes providers from a project's configuration, with the same type as the built-in ones. */
import type { Oauth2ProviderSettings } from '../../../declarations/oauth/oauth-setting.ts'
import type { Answer, Profile, Provider } from '../providers/provider.ts'
import { addUserInfo, readClaims, toProfile, toText } from '../providers/read-claims.ts'

/** The part of an OpenID provider's metadata that a sign-in needs. */
export interface OpenIdMetadata {
  readonly issuer: string
  readonly authorization: string
  readonly token: string
  readonly userInfo: string | null
  readonly keys: string
  readonly saysIssuer: boolean
  readonly isBasic: boolean
  readonly algorithms: readonly string[]
}

/** Describes an OpenID provider by its metadata. */
export function toOpenIdProvider(label: string, metadata: OpenIdMetadata): Provider {
  const { issuer, authorization, token, userInfo, keys, saysIssuer, isBasic, algorithms } = metadata
  return {
    name: label,
    baseUrl: issuer,
    issuer,
    endpoints: { authorization, token, keys, ...(userInfo !== null && { userInfo }) },
    clientAuthentication: isBasic ? 'basic' : 'post',
    saysIssuer,
    algorithms,
    async readProfile(source) {
      const { claims } = source
      // Many providers return the address only at their user information endpoint (OpenID Connect Core 1.0 section
      // 5.4).
      const isAsked = userInfo !== null && toText(claims.email) === ''
      return readClaims(isAsked ? await addUserInfo(source) : claims)
    },
  }
}

/** Describes an OAuth 2.0 provider by the project's settings. */
export function toOauth2Provider(settings: Oauth2ProviderSettings): Provider {
  const { label, authorizationUrl, tokenUrl, userInfoUrl, claims = {}, pkce } = settings
  return {
    name: label,
    baseUrl: authorizationUrl,
    // The subjects belong to the server at this URL, whatever name the project gives it.
    issuer: authorizationUrl,
    endpoints: { authorization: authorizationUrl, token: tokenUrl, userInfo: userInfoUrl },
    scopes: [],
    clientAuthentication: settings.clientAuthentication ?? 'basic',
    hasPkce: pkce ?? true,
    async readProfile({ userInfo }): Promise<Profile> {
      const answer = await userInfo()
      const read = (path: string) => readPath(answer, path)
      return toProfile({
        id: read(claims.subject ?? 'sub'),
        email: read(claims.email ?? 'email'),
        isVerified: read(claims.emailVerified ?? 'email_verified'),
        name: read(claims.name ?? 'name'),
        picture: read(claims.picture ?? 'picture'),
      })
    },
  }
}

/** Reads a value by its path, such as `user.id`. */
function readPath(answer: Answer, path: string): unknown {
  let value: unknown = answer
  for (const name of path.split('.')) {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    value = isThere ? Reflect.get(value as object, name) : undefined // `isThere` has checked it
  }
  return value
}
