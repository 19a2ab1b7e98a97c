import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Cursor } from '../../../foundation/database/page.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { type ActorKind, type AuditRow, auditRows } from '../../../foundation/database/schema.ts'

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

    /**
     * Lists entries of an action or of a kind of actor, newest first. No index has them, since every sign-in would have to
     * write it; so a page looks at `most` entries at most, and where these have too few, the next page looks further.
     */
    listAmong: async (
      projectId: string,
      filter: { readonly action?: string; readonly actorKind?: ActorKind },
      page: { readonly after: Cursor | null; readonly limit: number; readonly most: number },
    ) => {
      const all = () => {
        const query = db.selectFrom('audit').where('project_id', '=', projectId)
        const rest = page.after ? query.where(after('at', 'audit_id', page.after)) : query
        return rest.orderBy('at', 'desc').orderBy('audit_id', 'desc')
      }
      let query = db.selectFrom(all().selectAll().limit(page.most).as('audit')).selectAll()
      if (filter.action !== undefined) query = query.where('action', '=', filter.action)
      if (filter.actorKind !== undefined) query = query.where('actor_kind', '=', filter.actorKind)
      const rows = await query
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(page.limit + 1)
        .execute()
      const found = toPage(rows.map(auditRows.toRow), page.limit, ({ at, auditId: id }) => ({
        at,
        id,
      }))
      if (found.next !== null) return found
      const last = await all()
        .select(['at', 'audit_id'])
        .offset(page.most - 1)
        .limit(1)
        .executeTakeFirst()
      return { ...found, next: last ? { at: last.at, id: last.audit_id } : null }
    },

    prune: pruneBy(db, isAmongFirst, 'audit', 'at'),
  }
}
