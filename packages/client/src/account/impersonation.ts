import { impersonation } from '@portico/contract'
import type { MethodContext } from '../method-context.ts'
import { requireString } from '../require-string.ts'
import type { ImpersonationApi } from '../surface/impersonation-api.ts'

/** Makes `client.impersonation`. */
export function createImpersonation(signIn: MethodContext['signIn']): ImpersonationApi {
  return {
    async authenticate({ impersonation_token }, options) {
      requireString('impersonation.authenticate', 'impersonation_token', impersonation_token)
      const body = { impersonation_token }
      return signIn(impersonation.authenticate, body, { ...options, defence: 'full' })
    },
  }
}
