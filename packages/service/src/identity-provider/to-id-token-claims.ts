import type { KoaContextWithOIDC } from 'oidc-provider'
import { claimsOfScopes } from './to-claims.ts'

/**
 * What may stand in an ID token. Many apps and gateways read nothing else, so that it has what the granted scopes name;
 * an app that keeps to the letter (OpenID Connect Core 5.4) finds that at userinfo, and here what it asked for by name.
 *
 * @param known what is known of the person
 * @param asked the claims that were asked for by name
 */
export function toIdTokenClaims<Known extends { readonly sub: string }>(
  { oidc }: KoaContextWithOIDC,
  known: Known,
  asked: object,
): Known | { readonly sub: string } {
  // A token for a resource opens no userinfo: there is no other place.
  const isUserinfoOpen = oidc.entities.AccessToken?.aud === undefined
  if (oidc.client?.id_token_claims !== false || !isUserinfoOpen) return known
  const names: readonly string[] = [...claimsOfScopes.openid, ...Object.keys(asked)]
  const kept = Object.entries(known).filter(([name]) => names.includes(name))
  return { sub: known.sub, ...Object.fromEntries(kept) }
}
