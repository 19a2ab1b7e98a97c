import type { Static } from 'typebox'
import type { BootstrapOperations, BootstrapSchema, RbacPolicySchema } from './bootstrap.schemas.ts'
import { get, operations } from './operation.ts'

/** What a client needs to know of its project, as the wire spells it. */
export type Bootstrap = Static<typeof BootstrapSchema>

/** Roles, resources and scopes of a project. */
export type RbacPolicy = Static<typeof RbacPolicySchema>

/** The bootstrap operation. */
export const bootstrap = operations<BootstrapOperations>({
  get: get('/projects/bootstrap/:public_token'),
})
