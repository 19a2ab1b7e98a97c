import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** The response type "code id_token" is refused. */
export const fapi2EnsureResponseTypeCodeIdtokenFails = createRefusedPush(
  'ensure-response-type-code-idtoken-fails',
  () => ({ fields: { response_type: 'code id_token' } }),
  ['unsupported_response_type', 'unauthorized_client', 'invalid_request'],
)
