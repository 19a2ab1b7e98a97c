import { Type } from 'typebox'
import { RbacPolicySchema } from '../bootstrap.schemas.ts'
import { CommonSchema } from '../objects.schemas.ts'
import type { OperationSchemas, StaticOperations } from '../static-operations.ts'

const common = CommonSchema.properties

/** Schemas of what a host may ask about its own project. */
export const hostProjectSchemas = {
  rbacPolicy: { reply: Type.Object({ ...common, policy: RbacPolicySchema }) },
  whoami: {
    reply: Type.Object({ ...common, project_id: Type.String(), name: Type.String() }),
  },
  metrics: {
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      metrics: Type.Array(Type.Object({ metric_type: Type.String(), count: Type.Integer() })),
    }),
  },
} satisfies Record<string, OperationSchemas>

export type HostProjectOperations = StaticOperations<typeof hostProjectSchemas>
