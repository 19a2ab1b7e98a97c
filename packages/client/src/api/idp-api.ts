import type { identityProvider, ReplyOf, RequestOf } from '@portico/contract'
import type { CallOptions } from '../client.ts'

type IdentityProvider = typeof identityProvider

/**
 * What a client app asks for, as the query of the authorization page has it; `parseOAuthAuthorizeParams` reads
 * it from there.
 */
export type AuthorizeRequest = RequestOf<IdentityProvider['authorizeStart']>

/** What a client app asks for, and what the person says to it. */
export type AuthorizeDecision = RequestOf<IdentityProvider['authorizeSubmit']>

/** What a client app asks for that wants the person logged out; `parseOAuthLogoutParams` reads it. */
export type LogoutRequest = RequestOf<IdentityProvider['logoutStart']>

/** Other apps that sign in with this project: what they ask, and what the person decides. */
export interface IdpApi {
  /**
   * Asks what a client app wants, what of it the person can grant, and whether the person must decide.
   *
   * @throws StytchAPIError `user_unauthenticated`, `connected_app_not_found`,
   * `connected_app_supplied_redirect_url_not_found_in_client`, `oauth_invalid_scope_requested`
   */
  oauthAuthorizeStart(
    options: AuthorizeRequest,
    call?: CallOptions,
  ): Promise<ReplyOf<IdentityProvider['authorizeStart']>>
  /**
   * Hands in the decision, within ten minutes of the start of the very same request, once. The page goes to
   * `redirect_uri` next, whatever was decided; where that is empty the browser is on its way by itself (a service
   * that knows the older dialect alone).
   *
   * @throws StytchAPIError `authorization_request_not_started`
   */
  oauthAuthorizeSubmit(
    options: AuthorizeDecision,
    call?: CallOptions,
  ): Promise<ReplyOf<IdentityProvider['authorizeSubmit']>>
  /**
   * Asks whether the person must confirm that a client app logs them out, and where the page goes then. It logs
   * nobody out: that is `session.revoke()`.
   *
   * @throws StytchAPIError `connected_app_not_found`
   */
  oauthLogoutStart(
    options: LogoutRequest,
    call?: CallOptions,
  ): Promise<ReplyOf<IdentityProvider['logoutStart']>>
}
