import { pushErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** A pushed request without a redirect URI is refused. */
export const fapi2EnsureRedirectUriInAuthorizationRequest = createRefusedPush(
  'ensure-redirect-uri-in-authorization-request',
  () => ({ fields: { redirect_uri: undefined } }),
  pushErrors,
)
