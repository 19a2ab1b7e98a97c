import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** The audience of an assertion is not the token endpoint. */
export const fapi2ParTestTokenEndpointUrlAsAudienceFails = createRefusedPush(
  'par-test-token-endpoint-url-as-audience-fails',
  ({ context }) => ({ assertion: { claims: { aud: context.metadata.tokenEndpoint } } }),
  clientErrors,
)
