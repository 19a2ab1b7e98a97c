import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** An assertion that does not say whose it is is refused. */
export const fapi2EnsureClientAssertionWithNoSubFails = createRefusedCode(
  'ensure-client-assertion-with-no-sub-fails',
  () => ({ assertion: { claims: { sub: undefined } } }),
  clientErrors,
)
