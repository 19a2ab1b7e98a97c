import type { AuditEntry } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { isExternalId } from '../accounts/users/get-user.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Handlers } from '../kernel/http/register-operations.ts'
import type { AuditRow } from '../kernel/storage/storage.ts'
import { toCursorText, toPage } from './cursor.ts'
import { readTime } from './read-time.ts'

const defaultRows = 100

/** Handlers of `/v1/audit`. */
export function createHostAuditHandlers({
  storage,
}: Pick<Dependencies, 'storage'>): Handlers<typeof api.audit.backEnd> {
  const toReply = async (...question: Parameters<typeof storage.audit.list>) => {
    const { rows, next } = await storage.audit.list(...question)
    return { entries: rows.map(toAuditEntry), next_cursor: toCursorText(next) }
  }
  /**
   * A user id is used unchanged, because the log also names deleted users. An external id is looked up, and names the
   * user who has it now.
   */
  const toUserId = async (projectId: string, id: string) => {
    if (/^user-[\w-]{1,100}$/.test(id)) return id
    const user = isExternalId(id) ? await storage.users.findByExternalId(projectId, id) : null
    return user?.userId ?? null
  }
  return {
    async list({ project, query }) {
      const page = toPage(query, defaultRows)
      const filter = {
        ...readTimes(query),
        ...(query.action !== undefined && { action: toAction(query.action) }),
      }
      if (query.user_id === undefined) return toReply(project.projectId, filter, page)
      const userId = await toUserId(project.projectId, String(query.user_id))
      if (userId === null) return { entries: [], next_cursor: null }
      return toReply(project.projectId, { ...filter, userId }, page)
    },
  }
}

/** Converts an audit entry to the API's format. */
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

function toAction(sent: unknown): string {
  if (typeof sent === 'string' && /^[a-z_]{1,32}\.[a-z_]{1,32}$/.test(sent)) return sent
  const details = { field: 'action', reason: 'is not an action such as `user.blocked`' }
  throw new AuthError('bad_request', { details })
}

function readTimes(query: Readonly<Record<string, unknown>>): { from?: number; before?: number } {
  const from = toTime('from', query.from)
  const before = toTime('before', query.before)
  return { ...(from !== null && { from }), ...(before !== null && { before }) }
}

function toTime(field: string, sent: unknown): number | null {
  if (sent === undefined) return null
  const time = readTime(sent)
  if (time === null) {
    throw new AuthError('bad_request', { details: { field, reason: 'is not an RFC 3339 time' } })
  }
  return time
}
