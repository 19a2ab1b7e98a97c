/**
 * Writes down what happened, in the transaction that made it happen: the entry of the audit log, and the
 * webhooks that follow from it. It decides nothing; whoever acts says what was done, by whom, to whom.
 */
import type { ProjectConfig } from '../config/config.ts'
import { createId } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import type { ActorKind, Repositories, SessionRow, UserRow } from '../storage/storage.ts'
import type { AuditAction } from './actions.ts'

/** Who did it; `id` is empty for the host's back end and the service itself. */
export interface Actor {
  readonly kind: ActorKind
  readonly id: string
}

/** The host's back end. */
export const hostActor: Actor = { kind: 'host', id: '' }

/** One thing that happened. */
export interface Activity {
  readonly action: AuditAction
  readonly project: ProjectConfig
  readonly actor: Actor
  /** Whom it happened to, as they are now (as they were, when deleted); null when nobody is known. */
  readonly user: UserRow | null
  /** Set when it concerns one session. */
  readonly session?: SessionRow
  /** Null for what no request caused. */
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
  /** Never holds a secret. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Records an activity, inside the transaction of the change itself. */
export async function recordActivity(
  { audit }: Pick<Repositories, 'audit' | 'outbox'>,
  { random, clock }: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  activity: Activity,
): Promise<void> {
  const { action, project, actor, user, session, source, details = {} } = activity
  await audit.add({
    projectId: project.projectId,
    auditId: createId(random, 'audit', project.projectId),
    at: clock.now(),
    action,
    actorKind: actor.kind,
    actorId: actor.id,
    userId: user?.userId ?? null,
    sessionId: session?.sessionId ?? null,
    ipAddress: source?.address ?? '',
    userAgent: source?.userAgent ?? '',
    details,
  })
}
