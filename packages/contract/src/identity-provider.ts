import type { IdentityProviderOperations } from './identity-provider.schemas.ts'
import { operations, post } from './operation.ts'

/**
 * The identity provider, as the page asks it: what a client app wants and whether the person must decide,
 * the decision, and the log-out that a client app asks for. `older…` speaks the dialect with `scope` in one
 * text; its submit is a form at `/oauth/authorize` that the browser itself follows.
 */
export const identityProvider = operations<IdentityProviderOperations>({
  authorizeStart: post('/idp/oauth/authorize/start'),
  authorizeSubmit: post('/idp/oauth/authorize/submit'),
  olderAuthorizeStart: post('/oauth/authorize/start'),
  logoutStart: post('/oauth/logout/start'),
})
