import { above, atMost, nullOr } from '../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { pruneBy } from '../../foundation/database/remove-few.ts'
import { type OperatorKeyRow, operatorKeyRows } from './operator-store.ts'

/** The keys of operators' scripts. */
export function createOperatorKeys(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = operatorKeyRows(db)
  return {
    add: (key: OperatorKeyRow) => rows.add(key),

    /** Finds the key of a token that has not expired. */
    findByToken: (projectId: string, tokenHash: string, now: number) =>
      rows.find({ projectId, tokenHash, expiresAt: above(now) }),

    /** Lists the keys that have not expired, the newest first. */
    list: (projectId: string, now: number) =>
      rows.list({ projectId, expiresAt: above(now) }, 'createdAt desc', 'keyId'),

    /** Stores when a key was used, unless that was stored after `before`: a script's calls need no write each. */
    touch: (
      { projectId, keyId }: Pick<OperatorKeyRow, 'projectId' | 'keyId'>,
      { now, before }: { readonly now: number; readonly before: number },
    ) => rows.change({ projectId, keyId, lastUsedAt: nullOr(atMost(before)) }, { lastUsedAt: now }),

    /** Removes one key. @returns the key; null when there is none */
    remove: async (projectId: string, keyId: string) => {
      const key = await rows.find({ projectId, keyId })
      return key !== null && (await rows.remove({ projectId, keyId })) > 0 ? key : null
    },

    /** Removes every key of an operator. */
    removeOfOperator: (projectId: string, operatorId: string) =>
      rows.remove({ projectId, operatorId }),

    /** Removes keys that expired before `before`. */
    prune: pruneBy(db, isAmongFirst, 'operator_keys', 'expires_at'),
  }
}
