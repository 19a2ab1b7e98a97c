/**
 * Claims that a client app asks for one by one (OpenID Connect Core 5.5). A person reads scopes, not claims: one
 * that no asked scope opens is shown, and given, as the scope that does; what is sent is the claim alone.
 */
import type { KoaContextWithOIDC } from 'oidc-provider'
import { claimsOfScopes } from '../to-claims.ts'

type Oidc = Pick<KoaContextWithOIDC['oidc'], 'claims' | 'client'>

/** The scopes that are asked for through their claims, beyond those that are asked for by name. */
export function listScopesOfClaims({ claims, client }: Oidc, asked: readonly string[]): string[] {
  // Without `openid` there is neither an id token nor userinfo to put them in.
  if (!asked.includes('openid')) return []
  const names = [claims.id_token, claims.userinfo].flatMap((one) => Object.keys(one ?? {}))
  const own = client?.scope?.split(' ')
  return Object.entries(claimsOfScopes)
    .filter(
      ([scope, opened]) => !asked.includes(scope) && opened.some((name) => names.includes(name)),
    )
    .map(([scope]) => scope)
    .filter((scope) => own?.includes(scope) ?? true)
}

/**
 * The values that a claim is to have.
 *
 * @param member as a client app wrote it: anything
 */
export function listClaimValues(member: unknown): readonly unknown[] {
  if (typeof member !== 'object' || member === null) return []
  const one = 'value' in member ? [member.value] : []
  return 'values' in member && Array.isArray(member.values) ? [...one, ...member.values] : one
}
