/** Authenticator apps for the host's back end, which names the user. */

import type { ReplyOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { findIntermediateSession } from '../sessions/intermediate-session.ts'
import type { SessionOptions } from '../sessions/start-session.ts'
import { toHostAuthReply } from '../sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../sessions/to-session-options.ts'
import { toPersonSource } from '../sign-in/person-source.ts'
import { getUser } from '../users/get-user.ts'
import { authenticateRecoveryCode } from './authenticate-recovery-code.ts'
import { authenticateTotp, type FurtherProof } from './authenticate-totp.ts'
import { createTotp } from './create-totp.ts'
import { listRecoveryCodes } from './list-recovery-codes.ts'

type Totps = typeof api.totps.backEnd
type ProofBody = Parameters<typeof toSessionOptions>[1]['body'] & {
  readonly user_id?: string
  readonly intermediate_session_token?: string
}

/**
 * Finds the user whom the host names, or the one who has proved the first step of a sign-in.
 *
 * @throws AuthError `bad_request` unless the call has exactly one of both; every error of them
 */
async function findProver(
  dependencies: Dependencies,
  call: Call<ProofBody>,
): Promise<Pick<FurtherProof, 'user' | keyof SessionOptions>> {
  const { project, body } = call
  const { user_id: userId, intermediate_session_token: token } = body
  const options = await toSessionOptions(dependencies, call)
  if (userId !== undefined && token === undefined) {
    return { ...options, user: await getUser(dependencies.storage, project.projectId, userId) }
  }
  if (token === undefined || userId !== undefined) {
    const reason = 'must be given, or else intermediate_session_token'
    throw new AuthError('bad_request', { details: { field: 'user_id', reason } })
  }
  const first = await findIntermediateSession(dependencies, project.projectId, token)
  return { ...options, ...first, minutes: options.minutes ?? first.intermediate.minutes }
}

/** Creates the handlers of `/v1/totps`. */
export function createHostTotpHandlers(dependencies: Dependencies): Handlers<Totps> {
  const { storage } = dependencies
  const prove = async (
    call: Call<ProofBody>,
    authenticate: (proof: FurtherProof) => ReturnType<typeof authenticateTotp>,
  ): Promise<Omit<ReplyOf<Totps['authenticate']>, 'request_id' | 'status_code'>> => {
    const { project } = call
    const { user, ...sessionOptions } = await findProver(dependencies, call)
    // The body of these calls has no `attributes`: the first step had them, if the host sends any.
    const source = sessionOptions.intermediate?.place ?? toPersonSource({ body: {} })
    const proved = await authenticate({ project, user, source, ...sessionOptions })
    return { ...(await toHostAuthReply(dependencies, call, proved)), totp_id: proved.totpId }
  }
  return {
    async create({ project, source, body }) {
      const { created, user } = await createTotp(dependencies, {
        project,
        user: await getUser(storage, project.projectId, body.user_id),
        expirationMinutes: body.expiration_minutes,
        actor: hostActor,
        enroller: null,
        source,
      })
      return { ...created, user: toHostUserView(user, project) }
    },

    authenticate: (call) =>
      prove(call, (proof) => authenticateTotp(dependencies, proof, call.body.totp_code)),

    recover: (call) =>
      prove(call, (proof) =>
        authenticateRecoveryCode(dependencies, proof, call.body.recovery_code),
      ),

    async recoveryCodes({ project, body }) {
      const user = await getUser(storage, project.projectId, body.user_id)
      return { user_id: user.userId, totps: await listRecoveryCodes(dependencies, user) }
    },
  }
}
