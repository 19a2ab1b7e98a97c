import { totps } from '@portico/contract'
import type { MethodContext } from '../method-context.ts'
import type { CallService } from '../request.ts'
import { requireString } from '../require-string.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { TotpsApi } from '../surface/totps-api.ts'
import { callAndTakeUser } from './user-calls.ts'

/** Makes `client.totps`. */
export function createTotps(
  store: SessionStore,
  call: CallService,
  signIn: MethodContext['signIn'],
): TotpsApi {
  return {
    create: async (body, options) => callAndTakeUser(store, call, totps.create, body, options),
    async authenticate({ totp_code, session_duration_minutes }, options) {
      requireString('totps.authenticate', 'totp_code', totp_code)
      const body = { totp_code, session_duration_minutes }
      return signIn(totps.authenticate, body, { ...options, defence: 'full' })
    },
    async recover({ recovery_code, session_duration_minutes }, options) {
      requireString('totps.recover', 'recovery_code', recovery_code)
      const body = { recovery_code, session_duration_minutes }
      return signIn(totps.recover, body, { ...options, defence: 'full' })
    },
    recoveryCodes: (options) => call(totps.recoveryCodes, undefined, options),
  }
}
