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
    whoami: async ({ project: { projectId, name, sessionCookies } }) => ({
      project_id: projectId,
      name,
      session_cookies: { http_only: sessionCookies.httpOnly, domain: sessionCookies.domain },
    }),
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
