import type { Static } from 'typebox'
import type { OperationTable } from '../foundation/operations/operation.ts'
import type { BootstrapOperations, BootstrapSchema, RbacPolicySchema } from './bootstrap.schemas.ts'

/** The settings of its project that a client needs, as the API spells them. */
export type Bootstrap = Static<typeof BootstrapSchema>

/** Roles, resources and scopes of a project. */
export type RbacPolicy = Static<typeof RbacPolicySchema>

/** The bootstrap operation. */
export const bootstrap: OperationTable<BootstrapOperations> = {
  // written out, like the row of the event log, so that the first screen's bundle contains no helper for rows
  get: { method: 'GET', path: '/projects/bootstrap/:public_token' },
}
