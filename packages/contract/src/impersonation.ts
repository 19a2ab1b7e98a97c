import type { ImpersonationOperations } from './impersonation.schemas.ts'
import { operations, post } from './operation.ts'

/** The operation by which a host's staff act as a person, with a token that the host's back end issued. */
export const impersonation = operations<ImpersonationOperations>({
  authenticate: post('/impersonation/authenticate'),
})
