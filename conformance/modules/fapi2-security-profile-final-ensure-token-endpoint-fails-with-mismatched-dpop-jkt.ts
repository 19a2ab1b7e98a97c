import { bindingErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'
import { toThumbprint } from '../relying-party/create-proof.ts'

/** A code is bound to the key that the pushed request names. */
export const fapi2EnsureTokenEndpointFailsWithMismatchedDpopJkt = createRefusedCode(
  'ensure-token-endpoint-fails-with-mismatched-dpop-jkt',
  () => ({}),
  bindingErrors,
  async () => ({ fields: { dpop_jkt: await toThumbprint(await createClientKey('ES256')) } }),
)
