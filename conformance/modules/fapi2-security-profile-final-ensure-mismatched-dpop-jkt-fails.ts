import { bindingErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'
import { createClientKey } from '../relying-party/create-client-key.ts'
import { toThumbprint } from '../relying-party/create-proof.ts'

/** A pushed request that names another key than its proof is refused. */
export const fapi2EnsureMismatchedDpopJktFails = createRefusedPush(
  'ensure-mismatched-dpop-jkt-fails',
  async () => ({
    fields: { dpop_jkt: await toThumbprint(await createClientKey('ES256')) },
    proof: {},
  }),
  bindingErrors,
)
