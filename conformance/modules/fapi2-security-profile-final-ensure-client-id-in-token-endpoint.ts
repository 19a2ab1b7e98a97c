import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'
import { registerFapi2Client } from '../relying-party/fapi2-flow.ts'

/** Whoever redeems a code under the client id of another app is refused. */
export const fapi2EnsureClientIdInTokenEndpoint = createRefusedCode(
  'ensure-client-id-in-token-endpoint',
  async ({ context }) => {
    const other = await registerFapi2Client(context)
    return { fields: { client_id: other.clientId } }
  },
  [...clientErrors, 'invalid_grant'],
)
