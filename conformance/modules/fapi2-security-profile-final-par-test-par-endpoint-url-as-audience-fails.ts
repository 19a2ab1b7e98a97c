import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** The audience of an assertion is not the endpoint that it is sent to. */
export const fapi2ParTestParEndpointUrlAsAudienceFails = createRefusedPush(
  'par-test-par-endpoint-url-as-audience-fails',
  ({ context }) => ({
    assertion: { claims: { aud: context.metadata.all.pushed_authorization_request_endpoint } },
  }),
  clientErrors,
)
