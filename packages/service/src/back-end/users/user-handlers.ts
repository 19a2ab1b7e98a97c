/** Handlers by which a host's back end creates, reads, searches, changes, blocks and deletes users. */

import type { HostUser } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { createHostAddressHandlers } from '../../accounts/addresses/host-address-handlers.ts'
import { endSessions } from '../../accounts/sessions/end-sessions.ts'
import { holdPerson } from '../../accounts/sessions/hold-session.ts'
import {
  type Act,
  blockUser,
  deleteUser,
  unblockUser,
  updateUser,
} from '../../accounts/users/change-user.ts'
import { collectExport } from '../../accounts/users/collect-export.ts'
import type { ConnectedApps } from '../../accounts/users/connected-apps.ts'
import { getUser } from '../../accounts/users/get-user.ts'
import { pickRepeated } from '../../accounts/users/pick-repeated.ts'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { type PageErrors, toCursorText, toPage } from '../cursor.ts'
import { createUser } from './create-user.ts'
import { createFactorHandlers } from './factor-handlers.ts'
import { toUserQuery } from './search-filters.ts'

const searchErrors: PageErrors = {
  cursor: 'user_search_invalid_cursor',
  limit: 'user_search_invalid_limit',
}
const defaultRows = 100

/** Handlers of `/v1/users`. */
export function createHostUserHandlers(
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
): Handlers<typeof api.users.backEnd> {
  const { storage } = dependencies
  /** Runs a change and then wakes the worker that sends its webhooks. */
  const act = async (
    call: Call,
    change: (ports: Dependencies, act: Act) => Promise<UserRow>,
  ): Promise<{ user_id: string; user: HostUser }> => {
    const user = await change(dependencies, toAct(call))
    dependencies.wakeOutbox()
    return { user_id: user.userId, user: toHostUserView(user, call.project) }
  }
  return {
    ...createFactorHandlers(dependencies),
    ...createHostAddressHandlers(dependencies),

    create: (call) => createUser(dependencies, call),

    async get({ project, params }) {
      const user = await getUser(storage, project.projectId, params.user_id ?? '')
      return toHostUserView(user, project)
    },

    async search({ project, body }) {
      const page = toPage(body, defaultRows, searchErrors)
      const query = toUserQuery(body.query ?? {})
      const found = await storage.users.search(project.projectId, query, page)
      return {
        results: found.rows.map((user) => toHostUserView(user, project)),
        results_metadata: { total: found.total, next_cursor: toCursorText(found.next) },
      }
    },

    async update(call) {
      const change = toUserChange(call.project, call.body)
      const reply = await act(call, (ports, by) => updateUser(ports, by, change))
      return { ...reply, ...pickRepeated(reply.user) }
    },

    block: (call) => act(call, blockUser),
    unblock: (call) => act(call, unblockUser),

    async revokeSessions(call) {
      const by = toAct(call)
      const { user, ended } = await storage.transaction(async (tx) => {
        const { projectId } = by.project
        const { userId } = await getUser(tx, projectId, by.userId)
        const user = await holdPerson(tx, projectId, userId)
        if (!user) throw new AuthError('user_not_found')
        return { user, ended: await endSessions(tx, dependencies, { ...by, user }) }
      })
      dependencies.wakeOutbox()
      return { user_id: user.userId, session_ids: [...ended] }
    },

    async delete(call) {
      const { user_id } = await act(call, deleteUser)
      return { user_id }
    },

    async export(call) {
      const { project, actor, source, userId } = toAct(call)
      const user = await storage.transaction(async (tx) => {
        const user = await getUser(tx, project.projectId, userId)
        const activity = { action: 'user.exported', project, actor, user, source } as const
        await recordActivity(tx, dependencies, activity)
        return user
      })
      dependencies.wakeOutbox()
      return collectExport(dependencies, connectedApps, { project, user })
    },

    deleteExternalId: (call) =>
      act(call, (ports, by) => updateUser(ports, by, { externalId: null })),

    async connectedApps({ project, params }) {
      const { projectId } = project
      const user = await getUser(storage, projectId, params.user_id ?? '')
      return { connected_apps: [...(await connectedApps.list(projectId, user.userId))] }
    },

    async revokeConnectedApp({ project, params }) {
      const { projectId } = project
      const user = await getUser(storage, projectId, params.user_id ?? '')
      if (!(await connectedApps.revoke(projectId, user.userId, params.id ?? ''))) {
        throw new AuthError('connected_app_not_found')
      }
      return {}
    },
  }
}

const toAct = ({ project, source, params }: Call): Act => ({
  project,
  source,
  actor: hostActor,
  userId: params.user_id ?? '',
})
