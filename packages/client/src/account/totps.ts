import { totps } from '@portico/contract'
import type { TotpsApi } from '../api/totps-api.ts'
import type { MethodContext } from '../method-context.ts'
import type { CallService } from '../request.ts'
import type { SessionStore } from '../session/session-store.ts'
import { validate } from '../validate.ts'
import { callAndTakeUser } from './user-calls.ts'

const minutes = { session_duration_minutes: 'number?' } as const

/** Makes `client.totps`. */
export function createTotps(
  store: SessionStore,
  call: CallService,
  signIn: MethodContext['signIn'],
): TotpsApi {
  return {
    async create(body, options) {
      validate('totps.create', body, { expiration_minutes: 'number?' })
      return callAndTakeUser(store, call, totps.create, body ?? {}, options)
    },
    async authenticate(given, options) {
      validate('totps.authenticate', given, { totp_code: 'string', ...minutes })
      const { totp_code, session_duration_minutes } = given
      const body = { totp_code, session_duration_minutes }
      return signIn(totps.authenticate, body, { ...options, defence: 'full' })
    },
    async recover(given, options) {
      validate('totps.recover', given, { recovery_code: 'string', ...minutes })
      const { recovery_code, session_duration_minutes } = given
      const body = { recovery_code, session_duration_minutes }
      return signIn(totps.recover, body, { ...options, defence: 'full' })
    },
    recoveryCodes: (options) => call(totps.recoveryCodes, undefined, options),
  }
}
