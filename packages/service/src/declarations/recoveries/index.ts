import { declareMethod } from '../declare-method.ts'
import { recoveryTable } from './recovery-table.ts'

/** The declaration of recoveries that hosts start for users who have lost every way in. */
export const recoveries = declareMethod({
  id: 'recoveries',
  auditActions: ['user.recovery_requested', 'user.recovery_cancelled', 'user.recovered'],
  tables: { recoveries: recoveryTable },
  proofs: {},
})
