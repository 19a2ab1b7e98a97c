import type { ProjectConfig } from '../config/config.ts'
import type { Source } from '../http/source-address.ts'
import type { ActorKind, SessionRow, UserRow } from '../storage/storage.ts'
import type { AuditAction } from './actions.ts'

/** Who did it; `id` is empty for the host's back end, the service itself, and a person who proved nothing yet. */
export interface Actor {
  readonly kind: ActorKind
  readonly id: string
}

/** The host's back end. */
export const hostActor: Actor = { kind: 'host', id: '' }

/** Somebody who has proved nothing: whoever asks for a first link to an address. */
export const unprovedActor: Actor = { kind: 'person', id: '' }

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
