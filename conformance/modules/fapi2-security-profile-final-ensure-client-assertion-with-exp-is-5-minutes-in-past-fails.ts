import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** An assertion that ended five minutes ago is refused. */
export const fapi2EnsureClientAssertionWithExpIs5MinutesInPastFails = createRefusedCode(
  'ensure-client-assertion-with-exp-is-5-minutes-in-past-fails',
  () => {
    const now = Math.floor(Date.now() / 1000)
    return { assertion: { claims: { iat: now - 360, exp: now - 300 } } }
  },
  clientErrors,
)
