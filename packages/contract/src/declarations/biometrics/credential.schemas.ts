import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { declareCredential } from '../declare-credential.ts'
import { removal } from './removal.ts'

/** Biometric registrations of mobile apps. Clients expect the kind, but no method adds one, so no user has any. */
export const credential = declareCredential({
  user: {
    biometric_registrations: Type.Array(
      Type.Object({ biometric_registration_id: Type.String(), verified: Type.Boolean() }),
    ),
  },
  isRepeated: false,
  factors: {},
  removal: {
    rows: removal,
    summary: 'Delete a biometric registration',
    missing: { secondary_factor_not_found: entry(404, 'The user has no such factor.') },
    keepsWayIn: false,
    isForHosts: false,
    further: {},
  },
  filters: { biometric_registration_verified: 'truth', biometric_registration_id: 'texts' },
})
