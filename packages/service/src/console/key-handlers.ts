/** Handlers of the calls about keys for scripts. */

import { createId, createToken } from '../foundation/create-id.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { type keyOperations, longestDays } from './key-operations.ts'
import { toOperatorAct } from './to-operator-act.ts'
import { verifyPlain } from './verify-plain.ts'

const dayMs = 86_400_000

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Creates all of them. */
export function createKeyHandlers(
  dependencies: Dependencies,
): ConsoleHandlers<typeof keyOperations> {
  const { storage, random, keyRing, clock } = dependencies
  return {
    async listKeys({ by }) {
      const { projectId } = by.project
      const keys = await storage.operatorKeys.list(projectId, clock.now())
      const names = await storage.operators.findNames(projectId, [
        ...new Set(keys.map(({ operatorId }) => operatorId)),
      ])
      return {
        keys: keys.map((key) => ({
          key_id: key.keyId,
          name: key.name,
          role: key.role,
          operator_id: key.operatorId,
          operator: names.get(key.operatorId) ?? '',
          created_at: toTime(key.createdAt),
          expires_at: toTime(key.expiresAt),
          last_used_at: key.lastUsedAt === null ? null : toTime(key.lastUsedAt),
        })),
      }
    },

    async addKey({ by, body, source }) {
      verifyPlain({ name: body.name })
      const { projectId } = by.project
      const { operatorId } = by.operator
      const { role } = body
      const most = longestDays[role]
      if (body.days > most) {
        const reason = `must be at most ${most}`
        throw new AuthError('bad_request', { details: { field: 'days', reason } })
      }
      const token = createToken(random)
      const now = clock.now()
      const key = {
        projectId,
        keyId: createId(random, 'operator-key', projectId),
        operatorId,
        name: body.name.trim(),
        role,
        tokenHash: keyRing.hashToken(token),
        createdAt: now,
        expiresAt: now + body.days * dayMs,
        lastUsedAt: null,
      }
      await storage.transaction(async (tx) => {
        // A removal of the operator waits, and takes this key along.
        await tx.operators.hold(projectId)
        if (!(await tx.operators.find(projectId, operatorId))) throw new ConsoleError('no_session')
        await tx.operatorKeys.add(key)
        const act = toOperatorAct(by, source)
        const details = { ...act.details, key_id: key.keyId, key_name: key.name, role }
        await recordActivity(tx, dependencies, {
          ...act,
          user: null,
          details,
          action: 'operator.key_made',
        })
      })
      return {
        key_id: key.keyId,
        key: `${projectId}.${token}`,
        expires_at: toTime(key.expiresAt),
      }
    },

    async removeKey({ by, params, source }) {
      const { projectId } = by.project
      await storage.transaction(async (tx) => {
        const key = await tx.operatorKeys.remove(projectId, params.key_id ?? '')
        if (key === null) throw new ConsoleError('key_not_found')
        const act = toOperatorAct(by, source)
        const details = {
          ...act.details,
          key_id: key.keyId,
          key_name: key.name,
          operator_id: key.operatorId,
        }
        await recordActivity(tx, dependencies, {
          ...act,
          user: null,
          details,
          action: 'operator.key_removed',
        })
      })
      return {}
    },
  }
}
