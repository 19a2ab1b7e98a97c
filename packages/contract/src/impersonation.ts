import type { ImpersonationOperations } from './impersonation.schemas.ts'
import { type OperationTable, post } from './operation.ts'

/** The operation that starts an impersonation with a token from the host's back end. */
export const impersonation: OperationTable<ImpersonationOperations> = {
  authenticate: post('/impersonation/authenticate'),
}
