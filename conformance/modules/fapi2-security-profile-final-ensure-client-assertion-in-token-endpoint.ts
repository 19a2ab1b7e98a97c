import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** A code is not redeemed for an app that does not say who it is. */
export const fapi2EnsureClientAssertionInTokenEndpoint = createRefusedCode(
  'ensure-client-assertion-in-token-endpoint',
  ({ client }) => ({
    assertion: null,
    fields: { client_id: client.clientId },
  }),
  clientErrors,
)
