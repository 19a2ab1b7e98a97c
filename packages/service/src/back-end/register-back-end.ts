import { api } from '@portico/contract/schemas'
import { createHostImpersonationHandlers } from '../accounts/impersonation/back-end.ts'
import type { RevokedSessions } from '../accounts/sessions/revoked-sessions.ts'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { LiveProjects } from '../kernel/http/live-projects.ts'
import type { RegisterTable } from '../kernel/http/register-operations.ts'
import { createHostAuditHandlers } from './audit-handlers.ts'
import { createHostProjectHandlers } from './project-handlers.ts'
import { createHostSessionHandlers } from './sessions/session-handlers.ts'
import { createHostUserHandlers } from './users/user-handlers.ts'

/**
 * Registers the API of hosts' back ends, under `/v1`: the operations that belong to no method.
 *
 * @param register connects a table with its handlers, which require the project's id and secret
 */
export function registerBackEnd(
  dependencies: Dependencies,
  parts: {
    readonly connectedApps: ConnectedApps
    readonly revokedSessions: RevokedSessions
    readonly liveProjects: Pick<LiveProjects, 'refresh'>
  },
  register: RegisterTable,
): void {
  const { sessions, users, impersonation, audit, project } = api
  register(sessions.backEnd, createHostSessionHandlers(dependencies, parts.revokedSessions))
  register(users.backEnd, createHostUserHandlers(dependencies, parts.connectedApps))
  register(impersonation.backEnd, createHostImpersonationHandlers(dependencies))
  register(audit.backEnd, createHostAuditHandlers(dependencies))
  register(project.backEnd, createHostProjectHandlers(dependencies, parts.liveProjects))
}
