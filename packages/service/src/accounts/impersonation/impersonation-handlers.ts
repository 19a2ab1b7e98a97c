/** Impersonation in a browser: the page brings the token that the host's back end requested. */
import type { impersonation } from '@portico/contract'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'
import { toAuthReply } from '../sessions/to-auth-reply.ts'
import { startImpersonation } from './start-impersonation.ts'

/** Handlers of `impersonation/*`. */
export function createImpersonationHandlers(
  dependencies: Dependencies,
): Handlers<typeof impersonation> {
  return {
    async authenticate(call) {
      const { project, source, body } = call
      await dependencies.rateLimits.takeAuthenticate(project, source)
      const token = body.impersonation_token
      const started = await startImpersonation(dependencies, { project, source, token })
      return toAuthReply(dependencies, call, started)
    },
  }
}
