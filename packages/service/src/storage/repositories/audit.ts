import type { Selectable } from 'kysely'
import type { Db, Engine } from '../../database/engine.ts'
import { fromJson } from '../../database/json.ts'
import { after, toPage } from '../../database/paging.ts'
import { isBefore, removeFew } from '../../database/remove-few.ts'
import type { AuditTable } from '../../database/schema.ts'
import type { Audit, AuditRow } from '../storage.ts'

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
      return toPage(rows.map(toAuditRow), page.limit, (row) => ({ at: row.at, id: row.auditId }))
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

function toColumns(entry: AuditRow): AuditTable {
  return {
    project_id: entry.projectId,
    audit_id: entry.auditId,
    at: entry.at,
    action: entry.action,
    actor_kind: entry.actorKind,
    actor_id: entry.actorId,
    user_id: entry.userId,
    session_id: entry.sessionId,
    ip_address: entry.ipAddress,
    user_agent: entry.userAgent,
    details: JSON.stringify(entry.details),
  }
}

function toAuditRow(row: Selectable<AuditTable>): AuditRow {
  return {
    projectId: row.project_id,
    auditId: row.audit_id,
    at: row.at,
    action: row.action,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    userId: row.user_id,
    sessionId: row.session_id,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    details: fromJson(row.details),
  }
}
