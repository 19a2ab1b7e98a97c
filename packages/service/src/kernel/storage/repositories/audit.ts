import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Cursor } from '../../../foundation/database/page.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { type AuditRow, auditRows } from '../../../foundation/database/schema.ts'

/** The audit log: entries are added and pruned, and never changed but for reasons that are erased with their user. */
export function createAudit(db: Db, isAmongFirst: Engine['isAmongFirst']) {
  return {
    add: (entry: AuditRow) => auditRows(db).add(entry),

    /** Adds many entries at once. */
    addAll: (entries: readonly AuditRow[]) => auditRows(db).add(...entries),

    /** Lists entries, newest first. */
    list: async (
      projectId: string,
      filter: { userId?: string; action?: string; from?: number; before?: number },
      page: { after: Cursor | null; limit: number },
    ) => {
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
      return toPage(rows.map(auditRows.toRow), page.limit, ({ at, auditId: id }) => ({ at, id }))
    },

    prune: pruneBy(db, isAmongFirst, 'audit', 'at'),
  }
}
