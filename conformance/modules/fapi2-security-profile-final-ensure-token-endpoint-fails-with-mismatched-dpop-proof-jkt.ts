import { bindingErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'

/** A code is bound to the key that proved the pushed request. */
export const fapi2EnsureTokenEndpointFailsWithMismatchedDpopProofJkt = createRefusedCode(
  'ensure-token-endpoint-fails-with-mismatched-dpop-proof-jkt',
  async () => ({ proof: { key: await createClientKey('ES256') } }),
  bindingErrors,
  () => ({ proof: {} }),
)
