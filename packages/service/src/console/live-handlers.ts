/** Handlers of the calls that are answered by server-sent events. After an operator's removal nothing more is sent. */

import { getUser } from '../accounts/users/get-user.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { createLivePoller } from './create-live-poller.ts'
import type { liveOperations } from './live-operations.ts'
import { listOutboxPage, type OutboxState } from './message-handlers.ts'

/** So many rows are compared: of those of one millisecond, the newest is any. */
const compared = 20

/**
 * Creates them.
 *
 * @param onStop takes a function that ends every stream, which would delay the service's stop
 */
export function createLiveHandlers(
  dependencies: Dependencies,
  onStop: (end: () => void) => void,
): ConsoleHandlers<typeof liveOperations> {
  const { storage } = dependencies
  const poller = createLivePoller(dependencies)
  onStop(() => poller.stop())
  return {
    async followTimeline({ by, params }) {
      const { projectId } = by.project
      const { userId } = await getUser(storage, projectId, params.user_id ?? '')
      return poller.follow(by, {
        key: `timeline ${projectId} ${userId}`,
        async read() {
          const page = { after: null, limit: compared }
          const { rows } = await storage.audit.list(projectId, { userId }, page)
          const [newest = '', ...others] = rows.map(({ auditId }) => auditId)
          return { audit_id: newest, others: others.join(' ') }
        },
        isChangedBy: (entry) => entry.projectId === projectId && entry.userId === userId,
      })
    },

    async followMessages({ by, query }) {
      const { projectId } = by.project
      const state: OutboxState = query.state
      return poller.follow(by, {
        key: `messages ${projectId} ${state}`,
        async read() {
          const page = { after: null, limit: compared }
          const { rows } = await listOutboxPage(storage, projectId, state, page)
          const texts = rows.map(({ messageId, tries }) => `${messageId} ${tries}`)
          return { newest: texts[0] ?? '', others: texts.slice(1).join(' ') }
        },
        isChangedBy: (entry) => entry.projectId === projectId && entry.action === 'message.resent',
      })
    },
  }
}
