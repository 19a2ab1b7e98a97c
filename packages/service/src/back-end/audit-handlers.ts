import type { AuditEntry, backEnd } from '@portico/contract'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../http/auth-error.ts'
import type { Handlers } from '../http/register-operations.ts'
import type { AuditRow } from '../storage/storage.ts'
import { toCursorText, toPage } from './cursor.ts'
import { readTime } from './read-time.ts'

const defaultRows = 100

/** Handlers of `/v1/audit`. */
export function createHostAuditHandlers({
  storage,
}: Pick<Dependencies, 'storage'>): Handlers<(typeof backEnd)['audit']> {
  return {
    async list({ project, query }) {
      const page = toPage(query, defaultRows)
      const from = toTime('from', query.from)
      const before = toTime('before', query.before)
      const found = await storage.audit.list(
        project.projectId,
        {
          ...(query.user_id !== undefined && { userId: String(query.user_id) }),
          ...(query.action !== undefined && { action: String(query.action) }),
          ...(from !== null && { from }),
          ...(before !== null && { before }),
        },
        page,
      )
      return { entries: found.rows.map(toAuditEntry), next_cursor: toCursorText(found.next) }
    },
  }
}

/** An entry as the wire spells it. */
export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    audit_id: row.auditId,
    occurred_at: new Date(row.at).toISOString(),
    action: row.action,
    actor: { kind: row.actorKind, id: row.actorId },
    user_id: row.userId,
    session_id: row.sessionId,
    ip_address: row.ipAddress,
    user_agent: row.userAgent,
    details: { ...row.details },
  }
}

function toTime(field: string, sent: unknown): number | null {
  if (sent === undefined) return null
  const time = readTime(sent)
  if (time === null) {
    throw new AuthError('bad_request', { details: { field, reason: 'is not an RFC 3339 time' } })
  }
  return time
}
