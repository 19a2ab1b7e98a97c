import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { auditRows } from '../../../foundation/database/schema.ts'
import type { Audit } from '../storage.ts'

/** The audit log: entries are added and pruned, never changed. */
export function createAudit(db: Db, isAmongFirst: Engine['isAmongFirst']): Audit {
  return {
    add: (entry) => auditRows(db).add(entry),

    addAll: (entries) => auditRows(db).add(...entries),

    list: async (projectId, filter, page) => {
      let query = db.selectFrom('audit').selectAll().where('project_id', '=', projectId)
      if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
      if (filter.action !== undefined) query = query.where('action', '=', filter.action)
      if (filter.from !== undefined) query = query.where('at', '>=', filter.from)
      if (filter.before !== undefined) query = query.where('at', '<', filter.before)
      if (page.after) query = query.where(after('at', 'audit_id', page.after))
      const rows = await query
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(page.limit + 1)
        .execute()
      return toPage(rows.map(auditRows.toRow), page.limit, (row) => ({
        at: row.at,
        id: row.auditId,
      }))
    },

    prune: pruneBy(db, isAmongFirst, 'audit', 'at'),
  }
}
