import { get, type OperationTable, post } from '../foundation/operations/operation.ts'
import type { RecoveryCodesOperations } from './recovery-codes.schemas.ts'

/** The operations of recovery codes, which users keep for the day on which they cannot sign in otherwise. */
export const recoveryCodes: OperationTable<RecoveryCodesOperations> = {
  create: post('/recovery_codes'),
  count: get('/recovery_codes'),
  authenticate: post('/recovery_codes/authenticate'),
}
