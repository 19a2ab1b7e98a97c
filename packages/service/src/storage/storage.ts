import type { CredentialRepositories } from '../method/declared.ts'
import type { Artefacts } from './ports/artefacts.ts'
import type { Attempts } from './ports/attempts.ts'
import type { Audit } from './ports/audit.ts'
import type { Browsers } from './ports/browsers.ts'
import type { Challenges } from './ports/challenges.ts'
import type { Clients } from './ports/clients.ts'
import type { Events } from './ports/events.ts'
import type { Grants } from './ports/grants.ts'
import type { Imports } from './ports/imports.ts'
import type { Keys } from './ports/keys.ts'
import type { Moves } from './ports/moves.ts'
import type { Outbox } from './ports/outbox.ts'
import type { PhoneTraffic } from './ports/phone-traffic.ts'
import type { Rates } from './ports/rates.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Users } from './ports/users.ts'

export type { ArtefactKind, ArtefactRow, Artefacts, ArtefactWithGrant } from './ports/artefacts.ts'
export type { Attempts } from './ports/attempts.ts'
export type { ActorKind, Audit, AuditRow } from './ports/audit.ts'
export type { BrowserRow, Browsers } from './ports/browsers.ts'
export type { ChallengeRow, Challenges } from './ports/challenges.ts'
export type { ClientRow, Clients } from './ports/clients.ts'
export type { EventRow, Events } from './ports/events.ts'
export type { GrantRow, Grants } from './ports/grants.ts'
export type { ImportedPerson, ImportProgress, Imports } from './ports/imports.ts'
export type { KeyRow, Keys } from './ports/keys.ts'
export type { MovedBundle, MovedRow, Moves } from './ports/moves.ts'
export type {
  ClaimedMessage,
  FailedMessage,
  MessageFate,
  Outbox,
  OutboxMessage,
} from './ports/outbox.ts'
export type { PhoneTraffic, PhoneTrafficRow } from './ports/phone-traffic.ts'
export type { Rates } from './ports/rates.ts'
export type { FactorRow, SessionRow, Sessions, SessionWithUser } from './ports/sessions.ts'
export type {
  Addressee,
  EmailRow,
  UserChange,
  UserFilter,
  UserQuery,
  UserRow,
  Users,
} from './ports/users.ts'

/**
 * The storage port: what the service keeps, by what we do with it. Two adapters implement it through one
 * query layer (SQLite, Postgres); `describeStorage` in the testkit holds both to the same contract.
 *
 * Invariants: every row carries its project and no query crosses projects; ids are random text;
 * times are epoch milliseconds; secrets arrive here hashed. Whatever may be raced (consuming, counting)
 * is one atomic operation of a port, never a read followed by a write in a rule.
 */
export interface Storage extends Repositories {
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction; it commits when the promise resolves and rolls back when it rejects.
   * Serialization failures are retried inside, so `work` must be safe to run again.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>
  /**
   * Brings the schema up to date; safe to run from several processes at once.
   *
   * @returns the names of the migrations that were applied
   */
  migrate(): Promise<readonly string[]>
  /**
   * What `migrate` would apply; changes nothing.
   *
   * @throws Error when a newer version has migrated the database
   */
  listPending(): Promise<readonly string[]>
  /**
   * Reads as of one moment, for as long as it takes: whoever writes meanwhile neither waits nor is seen. Nothing can
   * be written by what `work` is given.
   */
  snapshot<T>(work: (rows: Repositories) => Promise<T>): Promise<T>
  /**
   * False where parts of names and addresses are looked for in all of them: Postgres has no `pg_trgm`, or did not
   * let us create it when the schema was brought up to date.
   */
  hasPartIndex(): Promise<boolean>
  /** Tells the other processes that messages wait in the outbox; where they cannot hear it nothing happens. */
  announceMessages(): Promise<void>
  /**
   * Hears that messages were committed to the outbox: `here`, each time, and `elsewhere`, as another process
   * announced it, across reconnections; of those a call may be one too many, and one may be missing.
   *
   * @returns what ends it
   */
  onMessages(listener: (from: 'here' | 'elsewhere') => void): () => Promise<void>
  /** The time at the database; null where it has no clock but this machine's. */
  readClock(): Promise<number | null>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The repositories, alike inside and outside a transaction. */
export interface Repositories extends CredentialRepositories {
  readonly users: Users
  readonly sessions: Sessions
  readonly challenges: Challenges
  readonly attempts: Attempts
  readonly rates: Rates
  readonly phoneTraffic: PhoneTraffic
  readonly outbox: Outbox
  readonly events: Events
  readonly keys: Keys
  readonly imports: Imports
  readonly audit: Audit
  readonly clients: Clients
  readonly artefacts: Artefacts
  readonly grants: Grants
  readonly browsers: Browsers
  readonly moves: Moves
}
