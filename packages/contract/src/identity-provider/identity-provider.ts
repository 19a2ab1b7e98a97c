import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { IdentityProviderOperations } from './identity-provider.schemas.ts'

/**
 * The identity provider's operations for pages: the client app's request and whether the user must decide, the
 * decision, and the log-out that a client app requests. `older…` operations use the dialect with `scope` as one text,
 * whose submit is a form at `/oauth/authorize` that the browser posts itself.
 */
export const identityProvider: OperationTable<IdentityProviderOperations> = {
  authorizeStart: post('/idp/oauth/authorize/start'),
  authorizeSubmit: post('/idp/oauth/authorize/submit'),
  olderAuthorizeStart: post('/oauth/authorize/start'),
  logoutStart: post('/oauth/logout/start'),
}
