/**
 * The operations of authenticator apps for pages: users add and prove their own app as a further factor of their
 * session.
 */
import type { totps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { hasSecondFactor } from '../sessions/has-second-factor.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { verifySufficientFactors } from '../sessions/verify-sufficient-factors.ts'
import { authenticateRecoveryCode } from './authenticate-recovery-code.ts'
import { authenticateTotp, type FurtherProof } from './authenticate-totp.ts'
import { checkNewTotp } from './check-new-totp.ts'
import { completeTotp } from './complete-totp.ts'
import { createTotp } from './create-totp.ts'
import { listRecoveryCodes } from './list-recovery-codes.ts'

/** Creates the handlers of `totps/*`. */
export function createTotpHandlers(dependencies: Dependencies): Handlers<typeof totps> {
  const prove = async (
    call: Call<{ session_duration_minutes?: number }>,
    authenticate: (proof: FurtherProof, session: SessionRow) => ReturnType<typeof authenticateTotp>,
  ) => {
    const { project, source, body } = call
    const minutes = toSessionMinutes(project, body.session_duration_minutes)
    await dependencies.rateLimits.takeAuthenticate(project, source)
    const { user, session } = await getOwnSession(dependencies, call)
    const { sessionId } = session
    const own = { sessionToken: null, sessionId }
    const proved = await authenticate({ project, user, source, minutes, ...own }, session)
    return { ...(await toAuthReply(dependencies, call, proved)), totp_id: proved.totpId }
  }

  /** Proves the second step: of a sign-in by its intermediate session, else in the caller's session. */
  const proveStep = async (
    call: Call<{
      session_duration_minutes?: number
      intermediate_session_token?: string
      remember_device?: boolean
    }>,
    authenticate: (proof: FurtherProof) => ReturnType<typeof authenticateTotp>,
  ) => {
    const { project, source, body } = call
    const { intermediate_session_token: token, session_duration_minutes: requested } = body
    if (token === undefined) return prove(call, authenticate)
    const asked = requested === undefined ? null : toSessionMinutes(project, requested)
    await dependencies.rateLimits.takeAuthenticate(project, source)
    const found = await findIntermediateSession(dependencies, project.projectId, token)
    const { user, intermediate } = found
    const minutes = asked ?? intermediate.minutes
    const isDeviceToBeRemembered = body.remember_device ?? false
    const first = { sessionToken: null, intermediate, isDeviceToBeRemembered }
    const proved = await authenticate({ project, user, source, minutes, ...first })
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

    async list(call) {
      const { user } = await getOwnSession(dependencies, call)
      const { projectId, userId } = user
      const { storage, clock } = dependencies
      const apps = await storage.totps.listOfUser(projectId, userId, clock.now())
      const totps = await Promise.all(
        apps.map(async ({ totpId, verified, createdAt }) => ({
          totp_id: totpId,
          verified,
          created_at: new Date(createdAt).toISOString(),
          codes_left: (await storage.totps.listCodes(projectId, totpId)).length,
        })),
      )
      return { user_id: userId, totps }
    },

    async check(call) {
      const { project, source, body } = call
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const { user } = await getOwnSession(dependencies, call)
      const { totp_id: totpId, totp_code: code } = body
      await checkNewTotp(dependencies, { project, user, source }, { totpId, code })
      return { user_id: user.userId, totp_id: totpId }
    },

    complete: (call) =>
      prove(call, (proof, session) =>
        completeTotp(dependencies, proof, { session, totpId: call.body.totp_id }),
      ),

    authenticate: (call) =>
      proveStep(call, (proof) => authenticateTotp(dependencies, proof, call.body.totp_code)),

    recover: (call) =>
      proveStep(call, (proof) =>
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
