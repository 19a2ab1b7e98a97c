import type { KoaContextWithOIDC } from 'oidc-provider'
import { claimsOfScopes } from './to-claims.ts'

/**
 * Returns the claims of an ID token. Many apps and gateways read nothing else, so it contains the claims of the granted
 * scopes. For an app that follows OpenID Connect Core section 5.4 strictly, it contains only the claims that the app
 * requested by name; userinfo returns the others.
 *
 * @param known the user's claims
 * @param asked the claims that were requested by name
 */
export function toIdTokenClaims<Known extends { readonly sub: string }>(
  { oidc }: KoaContextWithOIDC,
  known: Known,
  asked: object,
): Known | { readonly sub: string } {
  // A token for a resource cannot read userinfo, so the ID token is the only source.
  const isUserinfoOpen = oidc.entities.AccessToken?.aud === undefined
  if (oidc.client?.id_token_claims !== false || !isUserinfoOpen) return known
  const names: readonly string[] = [...claimsOfScopes.openid, ...Object.keys(asked)]
  const kept = Object.entries(known).filter(([name]) => names.includes(name))
  return { sub: known.sub, ...Object.fromEntries(kept) }
}
