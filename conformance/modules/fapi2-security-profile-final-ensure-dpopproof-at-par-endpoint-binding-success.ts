import { createFapi2SignIn } from '../module-kinds/fapi2-flows.ts'

/** A code that is bound by a proof is redeemed with the same key. */
export const fapi2EnsureDpopproofAtParEndpointBindingSuccess = createFapi2SignIn(
  'ensure-dpopproof-at-par-endpoint-binding-success',
  { push: { proof: {} } },
)
