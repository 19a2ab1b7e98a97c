import { declareMethod } from '../declare-method.ts'
import { accountCodes } from './account-codes.ts'

/** The declaration of recovery codes, with which users sign in who have no other way left. */
export const recoveryCodes = declareMethod({
  id: 'recovery-codes',
  auditActions: ['recovery_codes.created', 'recovery_codes.deleted'],
  tables: { accountCodes },
  factors: {
    account_code: {
      toView: ({ id }) => ({ recovery_code_factor: { totp_recovery_code_id: id } }),
      auditField: 'recovery_code_id',
      completes: true,
    },
  },
  // Its factor has the type of an app's code, and counts as one: nothing in a session tells a host which it was.
  proofs: {},
})
