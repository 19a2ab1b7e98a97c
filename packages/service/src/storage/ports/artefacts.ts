import type { Prune } from '../../database/prune.ts'
import type { ArtefactKind } from '../../database/schema.ts'
import type { GrantRow } from './grants.ts'
import type { UserRow } from './users.ts'

export type { ArtefactKind }

/** One artefact. Its value is a secret: only the hash is kept. */
export interface ArtefactRow {
  readonly projectId: string
  readonly kind: ArtefactKind
  /** SHA-256 of the value, lower-case hex. */
  readonly valueHash: string
  readonly clientId: string | null
  readonly userId: string | null
  readonly sessionId: string | null
  /** What was issued on one permission in one session: it dies together. */
  readonly familyId: string | null
  /** SHA-256 of the code that a person types; of device codes alone. */
  readonly userCodeHash: string | null
  /** As the engine wrote it, without the value. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly expiresAt: number
  readonly consumedAt: number | null
}

/** An artefact and what it hangs on, as of one moment; both are null where its client app may do nothing (any more). */
export interface ArtefactWithGrant {
  readonly artefact: ArtefactRow
  /** What the person lets the client app do now: another permission, where the artefact's own was taken back. */
  readonly grant: GrantRow | null
  readonly user: UserRow | null
}

export interface Artefacts {
  /** Adds one. False when there is one of this kind and value already: nothing is changed then. */
  add(artefact: ArtefactRow): Promise<boolean>
  /** Adds several in one statement, each of a value that was just made: all of them, or it throws. */
  addAll(artefacts: readonly ArtefactRow[]): Promise<void>
  /** Reads one before its end, used or not. */
  find(
    projectId: string,
    kind: ArtefactKind,
    valueHash: string,
    now: number,
  ): Promise<ArtefactRow | null>
  /** The same, with the permission and the person. */
  findWithGrant(
    projectId: string,
    kind: ArtefactKind,
    valueHash: string,
    now: number,
  ): Promise<ArtefactWithGrant | null>
  /** Reads the device code that a person typed the short code of. */
  findByUserCode(projectId: string, userCodeHash: string, now: number): Promise<ArtefactRow | null>
  /** Uses one up: one conditional update. Of any number of parallel calls one gets true. */
  consume(projectId: string, kind: ArtefactKind, valueHash: string, now: number): Promise<boolean>
  /**
   * Writes a new payload while the row still holds `from`: of two who change the same one at once, one does.
   */
  change(
    artefact: Pick<ArtefactRow, 'projectId' | 'kind' | 'valueHash'>,
    from: ArtefactRow['payload'],
    to: Pick<ArtefactRow, 'payload'> &
      Partial<Pick<ArtefactRow, 'userId' | 'sessionId' | 'familyId' | 'expiresAt'>>,
  ): Promise<boolean>
  remove(projectId: string, kind: ArtefactKind, valueHash: string): Promise<void>
  /**
   * Takes the person's turn: until the transaction ends nobody else who takes it changes the person, begins or ends
   * sessions of theirs, or adds to or removes what client apps hold of them. What is read after it still stands.
   * Changes of a person and the removals below take it themselves. Whoever writes anything of a person's takes it
   * before any row: of a log-in by the old password and its change, one sees the other, and no two wait for each other.
   */
  lockForUser(projectId: string, userId: string): Promise<void>
  /** Removes what was issued on one permission of a person in one session. */
  removeFamily(projectId: string, userId: string, familyId: string): Promise<void>
  /** Removes what one client app holds of one person. */
  removeOfApp(projectId: string, userId: string, clientId: string): Promise<void>
  /** Removes what any client app holds of a person; of one session not, if named. */
  removeOfUser(projectId: string, userId: string, exceptSessionId?: string): Promise<void>
  /** Removes what a client app holds, of whomever; for one that is gone, with its permissions. Takes no turns. */
  removeOfClient(projectId: string, clientId: string): Promise<void>
  /** The client apps that got something in a session and hold it still. */
  listClientsOfSession(projectId: string, sessionId: string): Promise<readonly string[]>
  /** Removes what ended before `before`. */
  readonly prune: Prune
}
