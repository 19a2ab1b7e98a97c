import type { api } from '@portico/contract/schemas'
import type { RecoveryRow } from '../../declarations/recoveries/recovery-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { hostActor } from '../../kernel/audit/record-activity.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call, Handlers } from '../../kernel/http/register-operations.ts'
import { cancelRecovery } from '../sessions/cancel-recovery.ts'
import { holdPerson } from '../sessions/hold-session.ts'
import { getUser } from '../users/get-user.ts'
import { toRecoveryView } from '../users/to-recovery-view.ts'
import { startRecovery } from './start-recovery.ts'

/** Handlers of `/v1/users/{user_id}/recoveries`. */
export function createRecoveryHandlers(
  dependencies: Dependencies,
): Handlers<typeof api.recoveries.backEnd> {
  const { storage, clock } = dependencies
  const view = (row: RecoveryRow) => ({ recovery: toRecoveryView(row, clock.now()) })
  const getOwn = async ({ project, params }: Pick<Call, 'project' | 'params'>) => {
    const { projectId } = project
    const { userId } = await getUser(storage, projectId, params.user_id ?? '')
    return { projectId, userId, recoveryId: params.recovery_id ?? '' }
  }
  return {
    create: async (call) => view(await startRecovery(dependencies, call)),

    async list(call) {
      const { projectId, userId } = await getOwn(call)
      const rows = await storage.recoveries.listOfUser(projectId, userId)
      return { recoveries: rows.map((row) => toRecoveryView(row, clock.now())) }
    },

    async get(call) {
      const row = await storage.recoveries.find(await getOwn(call))
      if (!row) throw new AuthError('recovery_not_found')
      return view(row)
    },

    async cancel(call) {
      const { project, source } = call
      const own = await getOwn(call)
      const cancelled = await storage.transaction(async (tx) => {
        const user = await holdPerson(tx, own.projectId, own.userId)
        if (!user) throw new AuthError('user_not_found')
        if (!(await tx.recoveries.find(own))) throw new AuthError('recovery_not_found')
        const cancelling = { project, source, actor: hostActor, user }
        return cancelRecovery(tx, dependencies, cancelling, own.recoveryId)
      })
      if (!cancelled) throw new AuthError('recovery_has_ended')
      dependencies.wakeOutbox()
      return view(cancelled)
    },
  }
}
