import {
  type OAuthLogoutParams,
  parseOAuthAuthorizeParams,
  parseOAuthLogoutParams,
} from '@portico/client'
import type { AuthorizeRequest } from './flow.ts'

/** The request in the page's address. */
export type Asked =
  | { readonly kind: 'authorize'; readonly request: AuthorizeRequest }
  | { readonly kind: 'logout'; readonly request: OAuthLogoutParams }
  | { readonly kind: 'incomplete'; readonly message: string }

/**
 * Reads the request in the page's address.
 *
 * @param search - the query of the address
 */
export function readAddress(search: string): Asked {
  const params = new URLSearchParams(search)
  if (params.has('post_logout_redirect_uri')) {
    const { error, result } = parseOAuthLogoutParams(params)
    return error ? { kind: 'incomplete', message: error } : { kind: 'logout', request: result }
  }
  const { error, result } = parseOAuthAuthorizeParams(params)
  if (error) return { kind: 'incomplete', message: error }
  const { scope: _, ...request } = result
  return { kind: 'authorize', request }
}
