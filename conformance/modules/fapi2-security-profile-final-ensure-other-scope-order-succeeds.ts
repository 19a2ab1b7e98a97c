import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** The order of the scopes does not matter. */
export const fapi2EnsureOtherScopeOrderSucceeds = createFapi2SignIn(
  'ensure-other-scope-order-succeeds',
  { params: { scope: 'email openid' } },
)
