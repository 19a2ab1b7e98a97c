import type { Static } from 'typebox'
import type { BootstrapOperations, BootstrapSchema, RbacPolicySchema } from './bootstrap.schemas.ts'
import type { OperationTable } from './operation.ts'

/** What a client needs to know of its project, as the wire spells it. */
export type Bootstrap = Static<typeof BootstrapSchema>

/** Roles, resources and scopes of a project. */
export type RbacPolicy = Static<typeof RbacPolicySchema>

/** The bootstrap operation. */
export const bootstrap: OperationTable<BootstrapOperations> = {
  // spelled out, as that of the event log: what the first screen waits for carries no helpers
  get: { method: 'GET', path: '/projects/bootstrap/:public_token' },
}
