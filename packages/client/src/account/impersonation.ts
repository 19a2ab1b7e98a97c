import { impersonation } from '@portico/contract'
import type { ImpersonationApi } from '../api/impersonation-api.ts'
import type { MethodContext } from '../method-context.ts'
import { validate } from '../validate.ts'

/** Makes `client.impersonation`. */
export function createImpersonation(signIn: MethodContext['signIn']): ImpersonationApi {
  return {
    async authenticate(given, options) {
      validate('impersonation.authenticate', given, { impersonation_token: 'string' })
      const body = { impersonation_token: given.impersonation_token }
      return signIn(impersonation.authenticate, body, { ...options, defence: 'full' })
    },
  }
}
