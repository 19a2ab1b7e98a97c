import type { Db, Engine } from '../../database/engine.ts'
import { json, mapColumns } from '../../database/map-columns.ts'
import { after, toPage } from '../../database/paging.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { AuditTable } from '../../database/schema.ts'
import type { Audit, AuditRow } from '../storage.ts'

const { toColumns, toRow } = mapColumns<AuditRow, AuditTable>({
  projectId: 'project_id',
  auditId: 'audit_id',
  at: 'at',
  action: 'action',
  actorKind: 'actor_kind',
  actorId: 'actor_id',
  userId: 'user_id',
  sessionId: 'session_id',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  details: json('details'),
})

/** The audit log: entries are added and pruned, never changed. */
export function createAudit(db: Db, isAmongFirst: Engine['isAmongFirst']): Audit {
  return {
    add: async (entry) => {
      await db.insertInto('audit').values(toColumns(entry)).execute()
    },

    addAll: async (entries) => {
      if (entries.length === 0) return
      await db.insertInto('audit').values(entries.map(toColumns)).execute()
    },

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
      return toPage(rows.map(toRow), page.limit, (row) => ({ at: row.at, id: row.auditId }))
    },

    prune: (before, limit) =>
      removeFew(db, isAmongFirst, {
        limit,
        table: 'audit',
        by: 'at',
        where: isBefore('at', before),
      }),
  }
}
