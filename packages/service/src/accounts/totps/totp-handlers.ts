/**
 * The operations of authenticator apps for pages: users add and prove their own app as a further factor of their
 * session.
 */
import type { totps } from '@portico/contract'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { listAddable } from '../second-steps/list-addable.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { hasGuardFactor } from '../sessions/has-second-factor.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import { toSessionMinutes } from '../sessions/session-end.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { isStepRequired } from '../sessions/verify-step-left.ts'
import { verifySufficientFactors } from '../sessions/verify-sufficient-factors.ts'
import { authenticateRecoveryCode } from './authenticate-recovery-code.ts'
import { authenticateTotp, type FurtherProof } from './authenticate-totp.ts'
import { checkNewTotp } from './check-new-totp.ts'
import { completeTotp } from './complete-totp.ts'
import { createTotp } from './create-totp.ts'
import type { Enroller } from './enroller.ts'
import { listRecoveryCodes } from './list-recovery-codes.ts'

/** Creates the handlers of `totps/*`. */
export function createTotpHandlers(dependencies: Dependencies): Handlers<typeof totps> {
  /** Finds the user: of a sign-in by its intermediate session, else of the caller's session. */
  const findEnroller = async (
    call: Call<{ intermediate_session_token?: string }>,
  ): Promise<Enroller & { readonly user: UserRow }> => {
    const { intermediate_session_token: token } = call.body
    return token === undefined
      ? getOwnSession(dependencies, call)
      : findIntermediateSession(dependencies, call.project.projectId, token)
  }

  /** Proves the second step of a sign-in, or a further factor in the caller's session. */
  const prove = async (
    call: Call<{
      session_duration_minutes?: number
      intermediate_session_token?: string
      remember_device?: boolean
    }>,
    authenticate: (proof: FurtherProof, enroller: Enroller) => ReturnType<typeof authenticateTotp>,
  ) => {
    const { project, source, body } = call
    const { session_duration_minutes: requested } = body
    const isSecondStep = body.intermediate_session_token !== undefined
    // The first step of a sign-in has said how long its session lasts.
    const asked =
      isSecondStep && requested === undefined ? null : toSessionMinutes(project, requested)
    await dependencies.rateLimits.takeAuthenticate(project, source)
    const { user, ...enroller } = await findEnroller(call)
    const { session, intermediate } = enroller
    const proved = await authenticate(
      {
        project,
        user,
        source,
        sessionToken: null,
        minutes: asked ?? intermediate?.minutes ?? null,
        ...(session && { sessionId: session.sessionId }),
        ...(intermediate && {
          intermediate,
          isDeviceToBeRemembered: body.remember_device ?? false,
        }),
      },
      enroller,
    )
    return { ...(await toAuthReply(dependencies, call, proved)), totp_id: proved.totpId }
  }
  return {
    async create(call) {
      const { project, source, body } = call
      const { user, ...enroller } = await findEnroller(call)
      const { session } = enroller
      const { created, user: after } = await createTotp(dependencies, {
        project,
        user,
        expirationMinutes: body.expiration_minutes,
        isReplacing: body.replace === true,
        actor: session ? toActor(session) : { kind: 'person', id: user.userId },
        enroller,
        source,
      })
      const view = toUserView(after, project)
      return { ...created, user: view, __user: view }
    },

    async list(call) {
      const { user } = await getOwnSession(dependencies, call)
      const now = dependencies.clock.now()
      const totps = await listApps(dependencies, user, now)
      const is_required = isStepRequired(call.project, user, now)
      const addable = await listAddable(dependencies, call.project, user)
      return { user_id: user.userId, totps, is_required, addable: [...addable] }
    },

    async check(call) {
      const { project, source, body } = call
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const { user, intermediate } = await findEnroller(call)
      const { totp_id: totpId, totp_code: code } = body
      const proof = { project, user, source, ...(intermediate && { intermediate }) }
      await checkNewTotp(dependencies, proof, { totpId, code })
      return { user_id: user.userId, totp_id: totpId }
    },

    complete: (call) =>
      prove(call, (proof, enroller) =>
        completeTotp(dependencies, proof, { enroller, totpId: call.body.totp_id }),
      ),

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
      if (apps.some(({ verified }) => verified) && !hasGuardFactor(session)) {
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

/** Lists the user's apps, with how many recovery codes each has left. */
async function listApps(
  { storage }: Pick<Dependencies, 'storage'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  now: number,
) {
  const apps = await storage.totps.listOfUser(projectId, userId, now)
  return Promise.all(
    apps.map(async ({ totpId, verified, createdAt }) => ({
      totp_id: totpId,
      verified,
      created_at: new Date(createdAt).toISOString(),
      codes_left: (await storage.totps.listCodes(projectId, totpId)).length,
    })),
  )
}
