/**
 * The operations of authenticator apps for pages: users add and prove their own app as a further factor of their
 * session.
 */
import type { totps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { hasSecondFactor } from '../sessions/has-second-factor.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { verifySufficientFactors } from '../sessions/verify-sufficient-factors.ts'
import { authenticateRecoveryCode } from './authenticate-recovery-code.ts'
import { authenticateTotp, type FurtherProof } from './authenticate-totp.ts'
import { createTotp } from './create-totp.ts'
import { listRecoveryCodes } from './list-recovery-codes.ts'

/** Creates the handlers of `totps/*`. */
export function createTotpHandlers(dependencies: Dependencies): Handlers<typeof totps> {
  const prove = async (
    call: Call<{ session_duration_minutes?: number }>,
    authenticate: (proof: FurtherProof) => ReturnType<typeof authenticateTotp>,
  ) => {
    const { project, source, body } = call
    const minutes = toSessionMinutes(project, body.session_duration_minutes)
    await dependencies.rateLimits.takeAuthenticate(project, source)
    const { user, session } = await getOwnSession(dependencies, call)
    const { sessionId } = session
    const own = { sessionToken: null, sessionId }
    const proved = await authenticate({ project, user, source, minutes, ...own })
    return { ...(await toAuthReply(dependencies, call, proved)), totp_id: proved.totpId }
  }
  return {
    async create(call) {
      const { project, source, body } = call
      const { user, session } = await getOwnSession(dependencies, call)
      const { created, user: after } = await createTotp(dependencies, {
        project,
        user,
        expirationMinutes: body.expiration_minutes,
        actor: toActor(session),
        session,
        source,
      })
      const view = toUserView(after, project)
      return { ...created, user: view, __user: view }
    },

    authenticate: (call) =>
      prove(call, (proof) => authenticateTotp(dependencies, proof, call.body.totp_code)),

    recover: (call) =>
      prove(call, (proof) =>
        authenticateRecoveryCode(dependencies, proof, call.body.recovery_code),
      ),

    async recoveryCodes(call) {
      const { user, session } = await getOwnSession(dependencies, call)
      const apps = await listRecoveryCodes(dependencies, user)
      // The recovery codes replace the second factor, so the first factor alone must not read them.
      if (apps.some(({ verified }) => verified) && !hasSecondFactor(session)) {
        throw new AuthError('insufficient_factors')
      }
      // Reading a code gives a fresh proof. The check uses the apps that were just read, because one may have been
      // verified since.
      const totps = apps.map(({ totp_id: totpId, verified }) => ({ totpId, verified }))
      const credentials = { ...user.credentials, totps }
      verifySufficientFactors({ credentials }, session, dependencies.clock.now())
      return { user_id: user.userId, totps: apps }
    },
  }
}
