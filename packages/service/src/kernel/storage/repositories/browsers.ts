import { other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { browserRows, userRows } from '../../../foundation/database/schema.ts'
import type { BrowserRow } from '../storage.ts'

/** The browsers in which users signed in. */
export function createBrowsers(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  const rows = browserRows(db)
  return {
    /**
     * Stores a sign-in with a browser. `first`: the user had no browser before; `new`: the user had others. At most one
     * of several parallel calls with the same browser gets `new`.
     */
    see: async ({ seenAt, isLanguageKept = false, ...browser }: BrowserRow) => {
      const { projectId, userId, browserHash, language } = browser
      const isNew = await rows.addNew({ ...browser, firstSeenAt: seenAt, lastSeenAt: seenAt })
      if (isNew) {
        // One statement keeps the language and finds out whether there are others.
        if (isLanguageKept && (await keepFirstLanguage(db, browser))) return 'first'
        const found = await rows.find({ projectId, userId, browserHash: other(browserHash) })
        return found ? 'new' : 'first'
      }
      if (isLanguageKept) await userRows(db).change({ projectId, userId }, { locale: language })
      await rows.change({ projectId, userId, browserHash }, { language, lastSeenAt: seenAt })
      return 'known'
    },

    /** Lists the browsers of a user, the last used first. */
    listOfUser: (projectId: string, userId: string) =>
      rows.list({ projectId, userId }, 'lastSeenAt desc', 'browserHash'),

    /** Finds when each of some users was last seen in a browser; users without one are missing. */
    listLastSeen: async (projectId: string, userIds: readonly string[]) => {
      if (userIds.length === 0) return new Map<string, number>()
      const seen = await db
        .selectFrom('known_browsers')
        .select(['user_id', (select) => select.fn.max('last_seen_at').as('at')])
        .where('project_id', '=', projectId)
        .where('user_id', 'in', [...userIds])
        .groupBy('user_id')
        .execute()
      return new Map(seen.map(({ user_id, at }) => [user_id, Number(at)]))
    },

    /** Finds the language of the browser that the user used last, except the named one; null when none is known. */
    findLanguage: async (projectId: string, userId: string, exceptBrowserHash: string = '') => {
      const where = {
        projectId,
        userId,
        language: other(''),
        browserHash: other(exceptBrowserHash),
      }
      const newest = await rows.find(where, 'lastSeenAt desc', 'browserHash')
      return newest?.language ?? null
    },

    /** True when the user signed in with this browser before. */
    isKnown: async (projectId: string, userId: string, browserHash: string) =>
      (await rows.find({ projectId, userId, browserHash })) !== null,

    /** Removes a browser, so that its next sign-in counts as new. True when it existed. */
    forget: async (projectId: string, userId: string, browserHash: string) =>
      (await rows.remove({ projectId, userId, browserHash })) > 0,

    /** Removes browsers that were not used since `before`. */
    prune: pruneBy(db, isAmongFirst, 'known_browsers', 'last_seen_at'),
  }
}

/**
 * Keeps the language of a user's first browser with the user.
 *
 * @returns false when the user has other browsers
 */
async function keepFirstLanguage(
  db: Db,
  { projectId, userId, browserHash, language }: Omit<BrowserRow, 'seenAt'>,
): Promise<boolean> {
  const kept = await db
    .updateTable('users')
    .set({ locale: language })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('known_browsers')
            .select('browser_hash')
            .where('project_id', '=', projectId)
            .where('user_id', '=', userId)
            .where('browser_hash', '<>', browserHash),
        ),
      ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}
