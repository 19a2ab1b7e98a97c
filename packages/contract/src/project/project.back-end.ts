import { Type } from 'typebox'
import { get, type HostOperation } from '../foundation/operations/host-operation.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import { RbacPolicySchema } from './bootstrap.schemas.ts'

const common = CommonSchema.properties

/** The operations by which a host reads its own project. */
export const backEnd = {
  rbacPolicy: {
    ...get('/rbac/policy', "Read the project's roles, resources and scopes"),
    reply: Type.Object({ ...common, policy: RbacPolicySchema }),
  },
  whoami: {
    ...get('/debug/whoami', 'Show which project the credentials belong to'),
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      name: Type.String(),
      session_cookies: Type.Object(
        {
          http_only: Type.Boolean(),
          domain: Type.Union([Type.String(), Type.Null()], {
            description: 'null for the host alone',
          }),
        },
        { description: 'How a host’s server has to write the session cookies that it renews' },
      ),
    }),
  },
  metrics: {
    ...get('/projects/metrics', 'Count the users of the project'),
    reply: Type.Object({
      ...common,
      project_id: Type.String(),
      metrics: Type.Array(Type.Object({ metric_type: Type.String(), count: Type.Integer() })),
    }),
  },
} satisfies Record<string, HostOperation>
