import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** An assertion that begins in more than a minute is refused. */
export const fapi2ParEnsureJwtClientAssertionsNbfOver60SecondsInTheFutureFails = createRefusedPush(
  'par-ensure-jwt-client-assertions-nbf-over-60-seconds-in-the-future-fails',
  () => {
    const later = Math.floor(Date.now() / 1000) + 70
    return { assertion: { claims: { nbf: later, iat: later, exp: later + 60 } } }
  },
  clientErrors,
)
