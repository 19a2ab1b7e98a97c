import { sql } from 'kysely'
import type { Atomically } from '../../foundation/database/atomically.ts'
import { below, type Condition, nullOr } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { isBefore, removeFew } from '../../foundation/database/remove-few.ts'
import { userLockName } from '../../foundation/database/user-lock-name.ts'
import { createOwnership } from '../create-ownership.ts'
import { codeRows, type Totps, totpRows } from './totp-store.ts'

/** Authenticator apps and their recovery codes; a user has at most one verified app. */
export function createTotps(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
): Totps {
  const apps = totpRows(db)
  const codes = codeRows(db)
  return {
    // The foreign key removes the codes of a removed app (`on delete cascade`).
    ...createOwnership(apps, 'totpId'),

    add: (totp, newCodes) =>
      atomically(async (tx) => {
        const { projectId, userId, totpId } = totp
        // Without the lock, each of two concurrent additions would miss the other's app.
        await lock(tx, userLockName(projectId, userId))
        if (await totpRows(tx).find({ projectId, userId, verified: true })) return false
        await totpRows(tx).remove({ projectId, userId })
        await totpRows(tx).add(totp)
        const added = newCodes.map((code, position) => ({
          ...code,
          projectId,
          totpId,
          userId,
          position,
          consumedAt: null,
        }))
        await codeRows(tx).add(...added)
        return true
      }),

    listOfUser: async (projectId, userId, now) => {
      const all = await apps.list({ projectId, userId }, 'createdAt', 'totpId')
      return all.filter((app) => app.verified || app.expiresAt > now)
    },

    useStep: async (projectId, totpId, step) => {
      const isNewer = { projectId, totpId, lastStep: nullOr(below(step)) }
      return (await apps.change(isNewer, { lastStep: step, verified: true })) !== null
    },

    listCodes: async (projectId, totpId) => {
      const unused = await codes.list({ projectId, totpId, consumedAt: null }, 'position')
      return unused.map(({ codeId, codeHash, sealedCode }) => ({ codeId, codeHash, sealedCode }))
    },

    listCodeIds: async (projectId, userId) =>
      (await codes.list({ projectId, userId }, 'position')).map(({ codeId }) => codeId),

    consumeCode: async (projectId, userId, codeHash, now) => {
      const totpId = ofVerified(projectId, userId)
      const usable = { projectId, userId, codeHash, consumedAt: null, totpId }
      const used = await codes.change(usable, { consumedAt: now })
      return used && { totpId: used.totpId, codeId: used.codeId }
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'totps',
        by: 'expires_at',
        // A literal, because the planner uses the partial index only if it can see the condition.
        where: sql<boolean>`verified = 0 and ${isBefore('expires_at', before)}`,
      }),
  }
}

/** Limits codes to those of the user's verified app; codes of an unverified app prove nothing. */
const ofVerified =
  (projectId: string, userId: string): Condition =>
  (column) =>
    sql`${column} in (select totp_id from totps
      where project_id = ${projectId} and user_id = ${userId} and verified = 1)`
