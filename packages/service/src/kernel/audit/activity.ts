import type { ProjectConfig } from '../config/config.ts'
import type { Source } from '../http/source-address.ts'
import type { ActorKind, SessionRow, UserRow } from '../storage/storage.ts'
import type { AuditAction } from './actions.ts'

/**
 * The actor of an activity. `id` is empty for the host's back end, the service itself, and a user who has proved
 * nothing.
 */
export interface Actor {
  readonly kind: ActorKind
  readonly id: string
}

/** The host's back end. */
export const hostActor: Actor = { kind: 'host', id: '' }

/** The actor of a call without any proof, such as a request for a first link. */
export const unprovedActor: Actor = { kind: 'person', id: '' }

/** One activity to record. */
export interface Activity {
  readonly action: AuditAction
  readonly project: ProjectConfig
  readonly actor: Actor
  /** The affected user as they are after the change, or before their deletion; null when no user is known. */
  readonly user: UserRow | null
  /** Set when the activity concerns one session. */
  readonly session?: SessionRow
  /** The request's source; null when no request caused the activity. */
  readonly source: Pick<Source, 'address' | 'userAgent'> | null
  /** Must not contain a secret. */
  readonly details?: Readonly<Record<string, unknown>>
}
