import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** The response type "token" is refused. */
export const fapi2EnsureResponseTypeTokenFails = createRefusedPush(
  'ensure-response-type-token-fails',
  () => ({ fields: { response_type: 'token' } }),
  ['unsupported_response_type', 'unauthorized_client', 'invalid_request'],
)
