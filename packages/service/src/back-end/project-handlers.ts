import type { api } from '@portico/contract/schemas'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Handlers } from '../kernel/http/register-operations.ts'

/** Handlers of the calls by which a host reads its own project. */
export function createHostProjectHandlers({
  storage,
}: Pick<Dependencies, 'storage'>): Handlers<typeof api.project.backEnd> {
  return {
    rbacPolicy: async ({ project }) => ({
      policy: project.rbac ?? { roles: [], resources: [], scopes: [] },
    }),
    whoami: async ({ project }) => ({ project_id: project.projectId, name: project.name }),
    async metrics({ project }) {
      return {
        project_id: project.projectId,
        metrics: [
          { metric_type: 'USER_COUNT', count: await storage.users.count(project.projectId) },
        ],
      }
    },
  }
}
