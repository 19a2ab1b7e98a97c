import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { ImpersonationOperations } from './impersonation.schemas.ts'

/** The operation that starts an impersonation with a token from the host's back end. */
export const impersonation: OperationTable<ImpersonationOperations> = {
  authenticate: post('/impersonation/authenticate'),
}
