import type { RequestOf, secondSteps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { holdIntermediateSession } from '../sessions/hold-intermediate-session.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { listEnrolments } from '../sessions/list-enrolments.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import { isGuarded } from '../sessions/verify-sufficient-factors.ts'

/**
 * Starts the session of a sign-in whose user puts off adding a second step. It is decided by the settings of this moment,
 * and proves nothing: the session has the proofs of the first step alone.
 *
 * @throws AuthError `insufficient_factors` when it has to be added now, or was added in another window, and the sign-in
 *   waits on; `intermediate_session_not_found`; every error of `recordAuthentication`
 */
export async function putOffEnrolment(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof secondSteps.putOff>>,
): Promise<SignedIn> {
  const { storage, clock } = dependencies
  const { project, source, body } = call
  const { intermediate_session_token: token, session_duration_minutes: asked } = body
  const requested = asked === undefined ? null : toSessionMinutes(project, asked)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { user, intermediate } = await findIntermediateSession(
    dependencies,
    project.projectId,
    token,
  )
  const [factor, ...others] = [...intermediate.factors].reverse()
  if (!factor) throw new AuthError('intermediate_session_not_found')
  const signedIn = await storage.transaction(async (tx) => {
    const now = clock.now()
    const held = await holdIntermediateSession(tx, user, intermediate, now)
    const sign = { factors: intermediate.factors, isHost: false, now }
    const { kinds, putOffUntil } = listEnrolments(project, held, sign)
    const isDue = kinds.length > 0 && putOffUntil === undefined
    if (isDue || isGuarded(held)) throw new AuthError('insufficient_factors')
    // An offer that the page did not show is made at the next sign-in.
    if (putOffUntil === null && !body.unseen) {
      await tx.users.update(project.projectId, user.userId, { stepOfferedAt: now })
    }
    const started = await recordAuthentication(tx, dependencies, {
      project,
      source,
      user: held,
      factor,
      intermediate: { ...intermediate, factors: others.reverse() },
      minutes: requested ?? intermediate.minutes,
      sessionToken: null,
      isEnrolmentPutOff: true,
      calledAt: now,
    })
    return { user: held, started }
  })
  dependencies.wakeOutbox()
  return signedIn
}
