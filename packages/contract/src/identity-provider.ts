import type { IdentityProviderOperations } from './identity-provider.schemas.ts'
import { operations, post } from './operation.ts'

const authorizeErrors = [
  'user_unauthenticated',
  'session_not_found',
  'unauthorized_action',
  'connected_app_not_found',
  'connected_app_supplied_redirect_url_not_found_in_client',
  'connected_app_misconfigured_client',
  'oauth_invalid_scope_requested',
] as const

/**
 * The identity provider, as the page asks it: what a client app wants and whether the person must decide,
 * the decision, and the log-out that a client app asks for. `older…` speaks the dialect with `scope` in one
 * text; its submit is a form at `/oauth/authorize` that the browser itself follows.
 */
export const identityProvider = operations<IdentityProviderOperations>({
  authorizeStart: post('/idp/oauth/authorize/start', authorizeErrors),
  authorizeSubmit: post('/idp/oauth/authorize/submit', [
    ...authorizeErrors,
    'authorization_request_not_started',
  ]),
  olderAuthorizeStart: post('/oauth/authorize/start', authorizeErrors),
  logoutStart: post('/oauth/logout/start', [
    'connected_app_not_found',
    'connected_app_supplied_redirect_url_not_found_in_client',
  ]),
})
