import type { api } from '@portico/contract/schemas'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { LiveProjects } from '../kernel/http/live-projects.ts'
import type { Handlers } from '../kernel/http/register-operations.ts'
import { createHostAddressHandlers } from './address-handlers.ts'

/** Handlers of the calls by which a host reads its own project, and changes which pages may use it. */
export function createHostProjectHandlers(
  dependencies: Dependencies,
  liveProjects: Pick<LiveProjects, 'refresh'>,
): Handlers<typeof api.project.backEnd> {
  const { storage } = dependencies
  return {
    ...createHostAddressHandlers(dependencies, liveProjects),
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
