import { sql } from 'kysely'
import type { Atomically } from '../../foundation/database/atomically.ts'
import {
  above,
  atMost,
  below,
  type Condition,
  known,
  nullOr,
} from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { isBefore, removeFew } from '../../foundation/database/remove-few.ts'
import { userLockName } from '../../foundation/database/user-lock-name.ts'
import { createOwnership } from '../create-ownership.ts'
import { codeRows, type RecoveryCodeRow, type TotpRow, totpRows } from './totp-store.ts'

/** Authenticator apps and their recovery codes; a user has at most one verified app. */
export function createTotps(
  db: Db,
  atomically: Atomically,
  { lock, isAmongFirst }: Pick<Engine, 'lock' | 'isAmongFirst'>,
) {
  const apps = totpRows(db)
  const codes = codeRows(db)
  return {
    // The foreign key removes the codes of a removed app (`on delete cascade`).
    ...createOwnership(apps, 'totpId'),

    /**
     * Adds an app with its recovery codes and removes the user's unverified apps. False, without any change, when the
     * user has a verified app, unless the new one is to take its place.
     */
    add: (
      totp: TotpRow,
      newCodes: readonly RecoveryCodeRow[],
      { isReplacing = false }: { readonly isReplacing?: boolean } = {},
    ) =>
      atomically(async (tx) => {
        const { projectId, userId, totpId } = totp
        // Without the lock, each of two concurrent additions would miss the other's app.
        await lock(tx, userLockName(projectId, userId))
        const verified = await totpRows(tx).find({ projectId, userId, verified: true })
        if (verified && !isReplacing) return false
        await totpRows(tx).remove({ projectId, userId, verified: false })
        await totpRows(tx).add(totp)
        await codeRows(tx).add(...toCodeRows({ projectId, userId, totpId }, newCodes))
        return true
      }),

    /** Lists the user's apps that are verified, or have not expired at `now`. */
    listOfUser: async (projectId: string, userId: string, now: number) => {
      const all = await apps.list({ projectId, userId }, 'createdAt', 'totpId')
      return all.filter((app) => app.verified || app.expiresAt > now)
    },

    /**
     * Consumes a time step and marks the app verified, by one conditional update. False when this step or a later one was
     * used: one of several parallel calls gets true.
     */
    useStep: async (projectId: string, totpId: string, step: number) => {
      const isNewer = { projectId, totpId, lastStep: nullOr(below(step)) }
      return (await apps.change(isNewer, { lastStep: step, verified: true })) !== null
    },

    /**
     * Notes the time step of a right code of an app that is not verified. False when the app is gone or verified, or a
     * later step was used. The same step may be noted again, since the app protects nothing yet.
     */
    noteStep: async (projectId: string, totpId: string, step: number) => {
      const isNew = { projectId, totpId, verified: false, lastStep: nullOr(atMost(step)) }
      return (await apps.change(isNew, { lastStep: step })) !== null
    },

    /** Marks an app verified whose code was noted. False when there is none, or it has expired at `now`. */
    complete: async (projectId: string, userId: string, totpId: string, now: number) => {
      const checked = { verified: false, lastStep: known, expiresAt: above(now) }
      return (
        (await apps.change({ projectId, userId, totpId, ...checked }, { verified: true })) !== null
      )
    },

    /** Lists an app's unused codes, in the order of their creation. */
    listCodes: async (projectId: string, totpId: string) => {
      const unused = await codes.list({ projectId, totpId, consumedAt: null }, 'position')
      return unused.map(({ codeId, codeHash, sealedCode }) => ({ codeId, codeHash, sealedCode }))
    },

    /**
     * Replaces the recovery codes of an app; without new ones it has none afterwards. The caller holds the user's lock.
     */
    async replaceCodes(
      { projectId, userId, totpId }: Pick<TotpRow, 'projectId' | 'userId' | 'totpId'>,
      newCodes: readonly RecoveryCodeRow[],
    ) {
      await codes.remove({ projectId, userId, totpId })
      await codes.add(...toCodeRows({ projectId, userId, totpId }, newCodes))
    },

    /** Lists the ids of all recovery codes of the user's apps, used or not. */
    listCodeIds: async (projectId: string, userId: string) =>
      (await codes.list({ projectId, userId }, 'position')).map(({ codeId }) => codeId),

    /**
     * Consumes a recovery code of a user's verified app. Null when there is none: one of several parallel calls gets it.
     */
    consumeCode: async (projectId: string, userId: string, codeHash: string, now: number) => {
      const totpId = ofVerified(projectId, userId)
      const usable = { projectId, userId, codeHash, consumedAt: null, totpId }
      const used = await codes.change(usable, { consumedAt: now })
      return used && { totpId: used.totpId, codeId: used.codeId }
    },

    /** Removes apps that were never verified and expired before `before`. */
    prune: (before: number, limit: number) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'totps',
        by: 'expires_at',
        // A literal, because the planner uses the partial index only if it can see the condition.
        where: sql<boolean>`verified = 0 and ${isBefore('expires_at', before)}`,
      }),
  }
}

const toCodeRows = (
  owner: Pick<TotpRow, 'projectId' | 'userId' | 'totpId'>,
  codes: readonly RecoveryCodeRow[],
) => codes.map((code, position) => ({ ...code, ...owner, position, consumedAt: null }))

/** Limits codes to those of the user's verified app; codes of an unverified app prove nothing. */
const ofVerified =
  (projectId: string, userId: string): Condition =>
  (column) =>
    sql`${column} in (select totp_id from totps
      where project_id = ${projectId} and user_id = ${userId} and verified = 1)`
