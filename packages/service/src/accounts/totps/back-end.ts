/** Authenticator apps for the host's back end, which names the user. */

import type { ReplyOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { toHostAuthReply } from '../sessions/to-host-auth-reply.ts'
import { toSessionOptions } from '../sessions/to-session-options.ts'
import { toPersonSource } from '../sign-in/person-source.ts'
import { getUser } from '../users/get-user.ts'
import { authenticateRecoveryCode } from './authenticate-recovery-code.ts'
import { authenticateTotp, type FurtherProof } from './authenticate-totp.ts'
import { createTotp } from './create-totp.ts'
import { listRecoveryCodes } from './list-recovery-codes.ts'

type Totps = typeof api.totps.backEnd
type ProofBody = Parameters<typeof toSessionOptions>[1]['body'] & { readonly user_id: string }

/** Creates the handlers of `/v1/totps`. */
export function createHostTotpHandlers(dependencies: Dependencies): Handlers<Totps> {
  const { storage } = dependencies
  const prove = async (
    call: Call<ProofBody>,
    authenticate: (proof: FurtherProof) => ReturnType<typeof authenticateTotp>,
  ): Promise<Omit<ReplyOf<Totps['authenticate']>, 'request_id' | 'status_code'>> => {
    const { project, body } = call
    const sessionOptions = await toSessionOptions(dependencies, call)
    const user = await getUser(storage, project.projectId, body.user_id)
    // The body of these calls has no `attributes`; wrong codes are counted by user.
    const proved = await authenticate({
      project,
      user,
      source: toPersonSource({ body: {} }),
      ...sessionOptions,
    })
    return { ...(await toHostAuthReply(dependencies, call, proved)), totp_id: proved.totpId }
  }
  return {
    async create({ project, source, body }) {
      const { created, user } = await createTotp(dependencies, {
        project,
        user: await getUser(storage, project.projectId, body.user_id),
        expirationMinutes: body.expiration_minutes,
        actor: hostActor,
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
