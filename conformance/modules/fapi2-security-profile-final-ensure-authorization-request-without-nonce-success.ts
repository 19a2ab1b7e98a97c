import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** A request needs no nonce. */
export const fapi2EnsureAuthorizationRequestWithoutNonceSuccess = createFapi2SignIn(
  'ensure-authorization-request-without-nonce-success',
  { params: { nonce: undefined } },
)
