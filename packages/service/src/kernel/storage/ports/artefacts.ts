import type { Prune } from '../../../foundation/database/prune.ts'
import type { ArtefactKind, ArtefactRow } from '../../../foundation/database/schema.ts'
import type { GrantRow } from './grants.ts'
import type { UserRow } from './users.ts'

export type { ArtefactKind, ArtefactRow }

/** An artefact with its permission and user, as of one moment; both are null when the client app has no permission. */
export interface ArtefactWithGrant {
  readonly artefact: ArtefactRow
  /** The present permission of the client app, which may be a newer one than the artefact's own. */
  readonly grant: GrantRow | null
  readonly user: UserRow | null
}

export interface Artefacts {
  /** Adds an artefact. False, without any change, when the kind and value exist already. */
  add(artefact: ArtefactRow): Promise<boolean>
  /** Adds several artefacts with new random values in one statement; it adds all or throws. */
  addAll(artefacts: readonly ArtefactRow[]): Promise<void>
  /** Finds an artefact that has not expired, consumed or not. */
  find(
    projectId: string,
    kind: ArtefactKind,
    valueHash: string,
    now: number,
  ): Promise<ArtefactRow | null>
  /** Finds an artefact like `find`, with its permission and its user. */
  findWithGrant(
    projectId: string,
    kind: ArtefactKind,
    valueHash: string,
    now: number,
  ): Promise<ArtefactWithGrant | null>
  /** Finds the device code by its user code (RFC 8628 section 3.2). */
  findByUserCode(projectId: string, userCodeHash: string, now: number): Promise<ArtefactRow | null>
  /** Consumes an artefact by one conditional update: one of several parallel calls returns true. */
  consume(projectId: string, kind: ArtefactKind, valueHash: string, now: number): Promise<boolean>
  /** Replaces the payload if the row still holds `from`, so that only one of two concurrent changes succeeds. */
  change(
    artefact: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
    from: ArtefactRow['payload'],
    to: Pick<ArtefactRow, 'payload'> &
      Partial<Pick<ArtefactRow, 'userId' | 'sessionId' | 'familyId' | 'expiresAt'>>,
  ): Promise<boolean>
  remove(projectId: string, kind: ArtefactKind, valueHash: string): Promise<void>
  /**
   * Locks a user until the transaction ends. Until then no other transaction with the same lock can change the user,
   * start or end their sessions, or add or remove artefacts of client apps about them, so that the rows read after the
   * lock stay valid. Changes of users and the removals below lock by themselves. Every transaction that writes rows of
   * a user must lock before it touches any of them: then a sign-in with the old password and the change of that
   * password see each other, and no deadlock is possible.
   */
  lockForUser(projectId: string, userId: string): Promise<void>
  /** Removes the artefacts that were issued with one permission of a user in one session. */
  removeFamily(projectId: string, userId: string, familyId: string): Promise<void>
  /** Removes one client app's artefacts about one user. */
  removeOfApp(projectId: string, userId: string, clientId: string): Promise<void>
  /** Removes all client apps' artefacts about a user, except those of the named session. */
  removeOfUser(projectId: string, userId: string, exceptSessionId?: string): Promise<void>
  /** Removes all artefacts and permissions of a deleted client app, without locking their users. */
  removeOfClient(projectId: string, clientId: string): Promise<void>
  /** Lists the client apps that hold artefacts of a session. */
  listClientsOfSession(projectId: string, sessionId: string): Promise<readonly string[]>
  /** Removes artefacts that expired before `before`. */
  readonly prune: Prune
}
