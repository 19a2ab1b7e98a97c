import type { ReplyOf, users } from '@portico/contract'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import type { AuditRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import type { ConnectedApps } from './connected-apps.ts'
import { toRecoveryView } from './to-recovery-view.ts'

/** Everything that is kept about a user, without secrets and hashes. */
export type UserExport = Omit<ReplyOf<typeof users.export>, 'request_id' | 'status_code'>

const entriesPerPage = 500
const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Collects everything that is kept about a user. */
export async function collectExport(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  connectedApps: ConnectedApps,
  { project, user }: { readonly project: ProjectConfig; readonly user: UserRow },
): Promise<UserExport> {
  const { projectId } = project
  const { userId } = user
  const now = clock.now()
  const roles = toRoles(project, user)
  const sessions = await storage.sessions.listOfUser(projectId, userId, now)
  const recoveries = await storage.recoveries.listOfUser(projectId, userId)
  const browsers = await storage.browsers.listOfUser(projectId, userId)
  return {
    exported_at: toTime(now),
    user: toUserView(user, project),
    removed_emails: user.removedEmails.map(({ emailId, email, verified, removedAt }) => ({
      email_id: emailId,
      email,
      verified,
      removed_at: toTime(removedAt),
    })),
    sessions: sessions.map((session) => toSessionView(session, roles)),
    browsers: browsers.map(({ language, firstSeenAt, lastSeenAt }) => ({
      language,
      first_seen_at: toTime(firstSeenAt),
      last_seen_at: toTime(lastSeenAt),
    })),
    connected_apps: [...(await connectedApps.list(projectId, userId))],
    recoveries: recoveries.map((row) => toRecoveryView(row, now)),
    events: (await listEntries(storage.audit, projectId, userId)).map(toEvent),
  }
}

async function listEntries(
  audit: Pick<Repositories['audit'], 'list'>,
  projectId: string,
  userId: string,
): Promise<readonly AuditRow[]> {
  const entries: AuditRow[] = []
  let after = null
  do {
    const page: Awaited<ReturnType<typeof audit.list>> = await audit.list(
      projectId,
      { userId },
      { after, limit: entriesPerPage },
    )
    entries.push(...page.rows)
    after = page.next
  } while (after)
  return entries
}

/**
 * Converts an entry. Where staff or a host acted, their address and browser are not the user's, and an operator's name
 * and reason are for the host's own staff.
 */
function toEvent(row: AuditRow): UserExport['events'][number] {
  const isOwn = row.actorKind === 'person'
  const { why: _, operator: __, ...ofUser } = row.details
  return {
    occurred_at: toTime(row.at),
    action: row.action,
    actor: row.actorKind,
    ip_address: isOwn ? row.ipAddress : '',
    user_agent: isOwn ? row.userAgent : '',
    details: row.actorKind === 'operator' ? ofUser : { ...row.details },
  }
}
