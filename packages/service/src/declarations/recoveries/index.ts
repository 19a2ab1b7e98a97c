import { declareMethod } from '../declare-method.ts'
import { recoveryTable } from './recovery-table.ts'

/** The declaration of recoveries: those that hosts start for users who have lost every way in, and those of users without their second step. */
export const recoveries = declareMethod({
  id: 'recoveries',
  auditActions: ['user.recovery_requested', 'user.recovery_cancelled', 'user.recovered'],
  tables: { recoveries: recoveryTable },
  proofs: {},
})
