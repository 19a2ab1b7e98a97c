/** Handlers of the calls that change what a user is, or take their data along. */

import { issueImpersonationToken } from '../accounts/impersonation/issue-impersonation-token.ts'
import { startRecovery } from '../accounts/recoveries/start-recovery.ts'
import { deleteUser, updateUser } from '../accounts/users/change-user.ts'
import { collectExport } from '../accounts/users/collect-export.ts'
import type { ConnectedApps } from '../accounts/users/connected-apps.ts'
import { getUser } from '../accounts/users/get-user.ts'
import { toUserChange } from '../accounts/users/to-user-change.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { toOperatorAct } from './to-operator-act.ts'
import type { userChangeOperations } from './user-change-operations.ts'

/** What users read about a recovery or an impersonation that an operator began; the operator's own words are for the audit log. */
const reasonForUsers = 'Started by an operator'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Creates all of them. */
export function createUserChangeHandlers(
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
): ConsoleHandlers<typeof userChangeOperations> {
  const { storage, wakeOutbox } = dependencies
  return {
    async changeUser({ by, source, params, body }) {
      const { why, ...written } = body
      const change = toUserChange(by.project, written)
      if (Object.keys(change).length === 0) throw new ConsoleError('nothing_changed')
      const act = { ...toOperatorAct(by, source, why), userId: params.user_id ?? '' }
      await updateUser(dependencies, act, change)
      wakeOutbox()
      return {}
    },

    async startRecovery({ by, source, params, body }) {
      const { project } = by
      const { why, email } = body
      const call = { project, source, params, body: { email, reason: reasonForUsers } }
      const row = await startRecovery(dependencies, call, toOperatorAct(by, source, why))
      return { recovery_id: row.recoveryId, waits_until: toTime(row.waitsUntil) }
    },

    async impersonateUser({ by, source, params, body }) {
      const { project, operator } = by
      const user = await getUser(storage, project.projectId, params.user_id ?? '')
      const { token, expiresAt } = await issueImpersonationToken(dependencies, {
        project,
        user,
        impersonatorId: operator.operatorId,
        // Operators have no address; this one never receives mail (RFC 2606 section 2).
        impersonatorEmail: `${operator.operatorId}@operators.invalid`,
        reason: reasonForUsers,
        expirationMinutes: undefined,
        source,
        by: toOperatorAct(by, source, body.why),
      })
      return { impersonation_token: token, expires_at: toTime(expiresAt) }
    },

    async exportUser({ by, source, params, body }) {
      const { project } = by
      const act = toOperatorAct(by, source, body.why)
      const user = await storage.transaction(async (tx) => {
        const user = await getUser(tx, project.projectId, params.user_id ?? '')
        await recordActivity(tx, dependencies, { ...act, user, action: 'user.exported' })
        return user
      })
      wakeOutbox()
      return { export: await collectExport(dependencies, connectedApps, { project, user }) }
    },

    async deleteUser({ by, source, params, body }) {
      const { details, ...act } = toOperatorAct(by, source)
      await deleteUser(dependencies, {
        ...act,
        details: { ...details, reason: body.reason },
        userId: params.user_id ?? '',
      })
      wakeOutbox()
      return {}
    },
  }
}
