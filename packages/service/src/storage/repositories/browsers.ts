import type { Db, Engine } from '../../database/engine.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { Browsers } from '../storage.ts'

/** With which browsers people signed in. */
export function createBrowsers(db: Db, isAmongFirst: Engine['isAmongFirst']): Browsers {
  const select = (projectId: string, userId: string) =>
    db
      .selectFrom('known_browsers')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)

  return {
    see: async ({ projectId, userId, browserHash, language, seenAt }) => {
      const added = await db
        .insertInto('known_browsers')
        .values({
          project_id: projectId,
          user_id: userId,
          browser_hash: browserHash,
          language,
          first_seen_at: seenAt,
          last_seen_at: seenAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('browser_hash')
        .executeTakeFirst()
      if (added) {
        const other = await select(projectId, userId)
          .select('browser_hash')
          .where('browser_hash', '!=', browserHash)
          .limit(1)
          .executeTakeFirst()
        return other ? 'new' : 'first'
      }
      await db
        .updateTable('known_browsers')
        .set({ language, last_seen_at: seenAt })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('browser_hash', '=', browserHash)
        .execute()
      return 'known'
    },

    findLanguage: async (projectId, userId, exceptBrowserHash = '') => {
      const row = await select(projectId, userId)
        .select('language')
        .where('language', '!=', '')
        .where('browser_hash', '!=', exceptBrowserHash)
        .orderBy('last_seen_at', 'desc')
        .orderBy('browser_hash')
        .limit(1)
        .executeTakeFirst()
      return row?.language ?? null
    },

    forget: async (projectId, userId, browserHash) => {
      const removed = await db
        .deleteFrom('known_browsers')
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('browser_hash', '=', browserHash)
        .returning('browser_hash')
        .executeTakeFirst()
      return removed !== undefined
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'known_browsers',
        by: 'last_seen_at',
        where: isBefore('last_seen_at', before),
      }),
  }
}
