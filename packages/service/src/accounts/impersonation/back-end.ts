/** Impersonation for the host's back end: only the back end may name the member of staff, the user and the reason. */
import type { api } from '@portico/contract/schemas'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { toHostAuthReply } from '../sessions/to-host-auth-reply.ts'
import { toPersonSource } from '../sign-in/person-source.ts'
import { getUser } from '../users/get-user.ts'
import { issueImpersonationToken } from './issue-impersonation-token.ts'
import { startImpersonation } from './start-impersonation.ts'

/** Handlers of `/v1/impersonation`. */
export function createHostImpersonationHandlers(
  dependencies: Dependencies,
): Handlers<typeof api.impersonation.backEnd> {
  return {
    async createToken({ project, source, body }) {
      const user = await getUser(dependencies.storage, project.projectId, body.user_id)
      const { token, expiresAt } = await issueImpersonationToken(dependencies, {
        project,
        user,
        impersonatorId: body.impersonator_id,
        impersonatorEmail: body.impersonator_email_address,
        reason: body.reason,
        expirationMinutes: body.expiration_minutes,
        source,
      })
      return {
        user_id: user.userId,
        impersonation_token: token,
        expires_at: new Date(expiresAt).toISOString(),
      }
    },

    async authenticate(call) {
      const { project, body } = call
      const started = await startImpersonation(dependencies, {
        project,
        // The body of this call has no `attributes`.
        source: toPersonSource({ body: {} }),
        token: body.impersonation_token,
      })
      return toHostAuthReply(dependencies, call, started)
    },
  }
}
