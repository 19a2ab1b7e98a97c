import { sql } from 'kysely'
import type { Db, Engine } from '../../foundation/database/engine.ts'
import { isBefore, removeFew } from '../../foundation/database/remove-few.ts'
import { type AccountCodeRow, accountCodeRows } from './account-code-store.ts'

/** Recovery codes with which users sign in who have no other way left. */
export function createAccountCodes(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = accountCodeRows(db)
  return {
    /** Replaces the user's codes. The caller holds the user's lock. */
    async replace(
      { projectId, userId }: Pick<AccountCodeRow, 'projectId' | 'userId'>,
      codes: readonly Pick<AccountCodeRow, 'codeId' | 'codeHash' | 'sealedCode' | 'createdAt'>[],
    ) {
      await rows.remove({ projectId, userId })
      await rows.add(...codes.map((code) => ({ ...code, projectId, userId, consumedAt: null })))
    },

    /** Consumes a code. Null when there is no such unused code: one of several parallel calls gets its id. */
    consume: async (projectId: string, userId: string, codeHash: string, now: number) => {
      const unused = { projectId, userId, codeHash, consumedAt: null }
      return (await rows.change(unused, { consumedAt: now }))?.codeId ?? null
    },

    countUnused: async (projectId: string, userId: string) =>
      (await rows.list({ projectId, userId, consumedAt: null })).length,

    /** Lists the ids of the user's codes, used or not. */
    listIds: async (projectId: string, userId: string) =>
      (await rows.list({ projectId, userId }, 'codeId')).map(({ codeId }) => codeId),

    /** When the user's codes were made, used or not; null when there are none. */
    findMadeAt: async (projectId: string, userId: string) =>
      (await rows.list({ projectId, userId }, 'codeId'))[0]?.createdAt ?? null,

    /** Removes all codes of the user. */
    removeAll: (projectId: string, userId: string) => rows.remove({ projectId, userId }),

    /** Removes codes that were used before `before`. The last one of a user stays: it shows that all of them are used. */
    prune: (before: number, limit: number) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'account_codes',
        by: 'consumed_at',
        where: sql<boolean>`${isBefore('consumed_at', before)} and exists (
          select 1 from account_codes other where other.project_id = account_codes.project_id
            and other.user_id = account_codes.user_id
            and (other.consumed_at is null or other.consumed_at > account_codes.consumed_at
              or (other.consumed_at = account_codes.consumed_at and other.code_id > account_codes.code_id)))`,
      }),
  }
}
