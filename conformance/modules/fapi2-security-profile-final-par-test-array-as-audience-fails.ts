import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** The audience of an assertion is the issuer as a text, not a list (FAPI 2.0 5.3.2.1). */
export const fapi2ParTestArrayAsAudienceFails = createRefusedPush(
  'par-test-array-as-audience-fails',
  ({ context }) => ({ assertion: { claims: { aud: [context.provider.issuer] } } }),
  clientErrors,
)
