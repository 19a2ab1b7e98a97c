import type { ImpersonationOperations } from './impersonation.schemas.ts'
import { type OperationTable, post } from './operation.ts'

/** The operation by which a host's staff act as a person, with a token that the host's back end issued. */
export const impersonation: OperationTable<ImpersonationOperations> = {
  authenticate: post('/impersonation/authenticate'),
}
