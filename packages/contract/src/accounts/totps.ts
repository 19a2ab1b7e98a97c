import { get, type OperationTable, post } from '../foundation/operations/operation.ts'
import type { TotpsOperations } from './totps.schemas.ts'

/** The operations of authenticator apps (RFC 6238) and their recovery codes. */
export const totps: OperationTable<TotpsOperations> = {
  create: post('/totps'),
  authenticate: post('/totps/authenticate'),
  list: get('/totps'),
  check: post('/totps/check'),
  complete: post('/totps/complete'),
  recoveryCodes: post('/totps/recovery_codes'),
  recover: post('/totps/recover'),
}
