import type { ReplyOf, users } from '@portico/contract'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { toRoles } from '../../kernel/rbac/to-roles.ts'
import type { AuditRow, Repositories } from '../../kernel/storage/storage.ts'
import { toSessionView } from '../../kernel/views/to-session-view.ts'
import { toUserView } from '../../kernel/views/to-user-view.ts'
import { getOwnSession } from '../sessions/get-own-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import { verifyAccountChange } from '../sessions/verify-account-change.ts'
import type { ConnectedApps } from './connected-apps.ts'

type Export = Omit<ReplyOf<typeof users.export>, 'request_id' | 'status_code'>

const entriesPerPage = 500
const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/**
 * Collects everything that is kept about the user who calls. It contains what a thief of the session would like to have,
 * so it needs a recent proof.
 *
 * @throws AuthError `insufficient_factors`
 */
export async function exportMe(
  dependencies: Dependencies,
  connectedApps: ConnectedApps,
  call: Call,
): Promise<Export> {
  const { storage, clock, rateLimits } = dependencies
  const { project, source } = call
  const { projectId } = project
  const own = await getOwnSession(dependencies, call)
  verifyAccountChange(own.user, own.session, clock.now())
  await rateLimits.takeAuthenticate(project, source)
  const now = clock.now()
  const { userId } = own.user
  const user = await storage.transaction(async (tx) => {
    const held = await holdSession(tx, own.session, now)
    verifyAccountChange(held.user, held.session, now)
    await recordActivity(tx, dependencies, {
      action: 'user.exported',
      project,
      actor: toActor(held.session),
      user: held.user,
      session: held.session,
      source,
    })
    return held.user
  })
  dependencies.wakeOutbox()
  const roles = toRoles(project, user)
  const sessions = await storage.sessions.listOfUser(projectId, userId, now)
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

/** Converts an entry. Where staff or a host acted, their address and browser are not the user's. */
function toEvent(row: AuditRow): Export['events'][number] {
  const isOwn = row.actorKind === 'person'
  return {
    occurred_at: toTime(row.at),
    action: row.action,
    actor: row.actorKind,
    ip_address: isOwn ? row.ipAddress : '',
    user_agent: isOwn ? row.userAgent : '',
    details: { ...row.details },
  }
}
