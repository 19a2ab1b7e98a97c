import { type AuthReply, impersonation } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

/** Makes `client.impersonation`. */
export function createCalls({ signIn }: CallContext) {
  return {
    /** Uses the token, which works once. @throws PorticoAPIError `unable_to_auth_impersonation_token` */
    async authenticate(
      options: { impersonation_token: string },
      call?: CallOptions,
    ): Promise<AuthReply> {
      validate('impersonation.authenticate', options, { impersonation_token: 'string' })
      const body = { impersonation_token: options.impersonation_token }
      return signIn(impersonation.authenticate, body, { ...call, defence: 'full' })
    },
  }
}

/**
 * Signs in as a user, with a token that the host's back end issued (impersonation). The session names the member of
 * staff who acts.
 */
export type ImpersonationApi = ReturnType<typeof createCalls>
