/**
 * The `claims` parameter, with which a client app requests single claims (OpenID Connect Core section 5.5). The consent
 * screen shows scopes, not claims: for a claim that no requested scope contains, the user sees and grants the scope
 * that does, but only the claim is issued.
 */
import type { KoaContextWithOIDC } from 'oidc-provider'
import { claimsOfScopes } from '../to-claims.ts'

type Oidc = Pick<KoaContextWithOIDC['oidc'], 'claims' | 'client'>

/** Lists the scopes that a request needs for its claims, in addition to the scopes that it names. */
export function listScopesOfClaims({ claims, client }: Oidc, asked: readonly string[]): string[] {
  // Without `openid`, neither an ID token nor userinfo could contain the claims.
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
 * Lists the values that a claim must have.
 *
 * @param member the claim's entry as the client app wrote it, of any type
 */
export function listClaimValues(member: unknown): readonly unknown[] {
  if (typeof member !== 'object' || member === null) return []
  const one = 'value' in member ? [member.value] : []
  return 'values' in member && Array.isArray(member.values) ? [...one, ...member.values] : one
}
