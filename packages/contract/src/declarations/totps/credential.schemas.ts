import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { removal } from './removal.ts'

/** Authenticator apps, with the recovery codes that can replace them. */
export const credential = declareCredential({
  user: {
    totps: Type.Array(Type.Object({ totp_id: Type.String(), verified: Type.Boolean() })),
  },
  isRepeated: false,
  factors: {
    authenticator_app_factor: Type.Optional(Type.Object({ totp_id: Type.String() })),
    recovery_code_factor: Type.Optional(Type.Object({ totp_recovery_code_id: Type.String() })),
  },
  removal: {
    rows: removal,
    summary: 'Delete an authenticator app',
    missing: { totp_not_found: entry(404, 'The user has no such authenticator app.') },
    keepsWayIn: false,
    isSecondStep: true,
    isForHosts: false,
    further: {},
  },
  filters: { totp_verified: 'truth', totp_id: 'texts' },
})
