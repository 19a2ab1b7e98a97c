import { other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { browserRows, userRows } from '../../../foundation/database/schema.ts'
import type { BrowserRow, Browsers } from '../storage.ts'

/** The browsers in which users signed in. */
export function createBrowsers(db: Db, isAmongFirst: Engine['isAmongFirst']): Browsers {
  const rows = browserRows(db)
  return {
    see: async ({ seenAt, isLanguageKept = false, ...browser }) => {
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

    findLanguage: async (projectId, userId, exceptBrowserHash = '') => {
      const where = {
        projectId,
        userId,
        language: other(''),
        browserHash: other(exceptBrowserHash),
      }
      const newest = await rows.find(where, 'lastSeenAt desc', 'browserHash')
      return newest?.language ?? null
    },

    isKnown: async (projectId, userId, browserHash) =>
      (await rows.find({ projectId, userId, browserHash })) !== null,

    forget: async (projectId, userId, browserHash) =>
      (await rows.remove({ projectId, userId, browserHash })) > 0,

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
