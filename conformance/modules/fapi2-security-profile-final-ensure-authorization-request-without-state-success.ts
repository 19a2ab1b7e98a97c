import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** A request needs no state, and gets none back. */
export const fapi2EnsureAuthorizationRequestWithoutStateSuccess = createFapi2SignIn(
  'ensure-authorization-request-without-state-success',
  { params: { state: undefined } },
)
