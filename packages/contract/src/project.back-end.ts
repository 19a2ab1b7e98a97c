import { Type } from 'typebox'
import { RbacPolicySchema } from './bootstrap.schemas.ts'
import { CommonSchema } from './objects.schemas.ts'
import { get } from './operation.ts'
import { hostOperations } from './operation-details.ts'

const common = CommonSchema.properties

/** what a host may ask about its own project. */
export const backEnd = hostOperations({
  rbacPolicy: {
    ...get('/rbac/policy'),
    summary: "Read the project's roles, resources and scopes",
    reply: Type.Object({ ...common, policy: RbacPolicySchema }),
  },
  whoami: {
    ...get('/debug/whoami'),
    summary: 'Say which project the credentials belong to',
    reply: Type.Object({ ...common, project_id: Type.String(), name: Type.String() }),
  },
  metrics: {
    ...get('/projects/metrics'),
    summary: 'Count the people of the project',
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      metrics: Type.Array(Type.Object({ metric_type: Type.String(), count: Type.Integer() })),
    }),
  },
})
