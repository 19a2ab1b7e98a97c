import { Type } from 'typebox'
import { entry } from '../../foundation/errors/specified-errors.ts'
import { del } from '../../foundation/operations/operation.ts'
import { declareCredential } from '../declare-credential.ts'

/** Passwords. */
export const credential = declareCredential({
  user: {
    password: Type.Union([
      Type.Null(),
      Type.Object({ password_id: Type.String(), requires_reset: Type.Boolean() }),
    ]),
  },
  isRepeated: false,
  factors: {},
  removal: {
    rows: { deletePassword: del('/users/passwords/:id') },
    summary: 'Delete a password',
    missing: { password_not_found: entry(404, 'Password not found.') },
    keepsWayIn: false,
    isForHosts: true,
    further: {},
  },
  filters: { password_exists: 'truth' },
})
