import { other } from '../../../foundation/database/conditions.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { browserRows } from '../../../foundation/database/schema.ts'
import type { Browsers } from '../storage.ts'

/** The browsers in which users signed in. */
export function createBrowsers(db: Db, isAmongFirst: Engine['isAmongFirst']): Browsers {
  const rows = browserRows(db)
  return {
    see: async ({ seenAt, ...browser }) => {
      const { projectId, userId, browserHash, language } = browser
      const isNew = await rows.addNew({ ...browser, firstSeenAt: seenAt, lastSeenAt: seenAt })
      if (isNew) {
        const found = await rows.find({ projectId, userId, browserHash: other(browserHash) })
        return found ? 'new' : 'first'
      }
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
