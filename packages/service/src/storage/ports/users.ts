import type { Cursor, Page } from '../../database/page.ts'
import type { Credentials } from '../../method/declared.ts'

export interface EmailRow {
  readonly emailId: string
  /** As the person wrote it at first sight; mail goes here. */
  readonly email: string
  readonly verified: boolean
}

export interface UserRow {
  readonly projectId: string
  readonly userId: string
  readonly status: 'active' | 'pending'
  readonly createdAt: number
  readonly name: { readonly first: string; readonly middle: string; readonly last: string }
  readonly emails: readonly EmailRow[]
  readonly trustedMetadata: Readonly<Record<string, unknown>>
  readonly untrustedMetadata: Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
  /** The host's own id of the person; unique in a project. */
  readonly externalId: string | null
  /** Since when the account is blocked; null when it is not. */
  readonly blockedAt: number | null
  /** What they can prove who they are with, by kind. */
  readonly credentials: Credentials
}

/** Whose address it is, and what a send to it needs to know. */
export interface Addressee extends Pick<UserRow, 'userId' | 'status' | 'blockedAt'> {
  readonly emailId: string
  /** As it is stored. */
  readonly email: string
}

/** What may be changed of a person; what is left out stays. */
export interface UserChange {
  readonly name?: { readonly first?: string; readonly middle?: string; readonly last?: string }
  /** Laid over what stands, key by key of the top level; a key with null is removed. */
  readonly trustedMetadata?: Readonly<Record<string, unknown>>
  readonly untrustedMetadata?: Readonly<Record<string, unknown>>
  /** Null removes it. */
  readonly externalId?: string | null
  readonly roles?: readonly string[]
  readonly blockedAt?: number | null
}

/** A condition on people. Lists are any-of; an empty list matches nobody. */
export type UserFilter =
  | { readonly by: 'createdAfter' | 'createdBefore'; readonly time: number }
  | { readonly by: 'status'; readonly status: 'active' | 'pending' }
  | { readonly by: 'blocked'; readonly isBlocked: boolean }
  | { readonly by: 'userId' | 'externalId'; readonly ids: readonly string[] }
  | { readonly by: 'emailId'; readonly ids: readonly string[] }
  /** Has a credential of a kind, with one of these values in a column when one is named. */
  | {
      readonly by: 'credential'
      readonly table: string
      readonly isThere: boolean
      readonly column?: string
      readonly values?: readonly (string | number)[]
    }
  | { readonly by: 'email'; readonly canonicalEmails: readonly string[] }
  /** Case-insensitive part of a full name, of an address; wildcards in the text mean themselves. */
  | { readonly by: 'namePart'; readonly text: string }
  | { readonly by: 'emailPart'; readonly text: string }
  | { readonly by: 'emailVerified'; readonly isVerified: boolean }
  /** The same of a credential's column. */
  | {
      readonly by: 'credentialPart'
      readonly table: string
      readonly column: string
      readonly text: string
    }
  /** All of these, as one condition of an `or`. */
  | { readonly by: 'all'; readonly filters: readonly UserFilter[] }

/** Which people, joined by `and` or `or`. */
export interface UserQuery {
  readonly operator: 'and' | 'or'
  /** None means everybody. */
  readonly filters: readonly UserFilter[]
}

export interface Users {
  /**
   * Creates a person. Null when the address or the external id belongs to another one; the answer says
   * which.
   */
  create(wanted: {
    projectId: string
    userId: string
    email: { emailId: string; email: string; canonicalEmail: string } | null
    status: 'active' | 'pending'
    change: UserChange
    now: number
    /** Nobody but whoever typed an address knows of them: they may be forgotten. */
    isTyped?: boolean
  }): Promise<{ user: UserRow } | { taken: 'email' | 'externalId' }>
  /** Changes a person, in their turn (`artefacts.takeTurn`). Null when there is none; `taken` when the external id is another person's. */
  update(
    projectId: string,
    userId: string,
    change: UserChange,
  ): Promise<{ user: UserRow } | { taken: 'externalId' } | null>
  /** An address of theirs was typed once more: who is no more than that is not forgotten meanwhile. */
  noteTyped(projectId: string, userId: string, now: number): Promise<void>
  /** An address of another kind was proved: the person is active. */
  activate(projectId: string, userId: string): Promise<void>
  /** The host wants this person, or has vouched for them: they are not forgotten, though no address is ever proved. */
  keep(projectId: string, userId: string): Promise<void>
  /**
   * Removes at most `limit` people of whom there is nothing but an address that somebody typed before `before`: it
   * was never proved, they have no credential, session, name, role, id or data of the host's, and no code waits.
   *
   * @returns who they were
   */
  takeForgotten(before: number, limit: number): Promise<readonly UserRow[]>
  /** Removes an address. True when it was there. */
  removeEmail(projectId: string, userId: string, emailId: string): Promise<boolean>
  /** Removes a person with everything of theirs but the audit log. True when there was one. */
  remove(projectId: string, userId: string): Promise<boolean>
  /**
   * People of a project, newest first, page by page. `total` counts all that match; with conditions, up to
   * 3,000.
   */
  search(
    projectId: string,
    query: UserQuery,
    page: { after: Cursor | null; limit: number },
  ): Promise<Page<UserRow> & { total: number }>
  /** How many people a project has. */
  count(projectId: string): Promise<number>
  /** One step of keeping counts short; it changes none. Returns 0 when there is nothing to do. */
  foldCounts(): Promise<number>
  findByExternalId(projectId: string, externalId: string): Promise<UserRow | null>
  /** Whose address this is. */
  findByEmailId(projectId: string, emailId: string): Promise<UserRow | null>
  /**
   * Finds the person of a canonical address or creates one, atomically: parallel calls yield one person.
   * `created` tells which.
   */
  findOrCreateByEmail(wanted: {
    projectId: string
    userId: string
    emailId: string
    email: string
    /** What equality of addresses is decided by; unique in a project. */
    canonicalEmail: string
    status: 'active' | 'pending'
    now: number
  }): Promise<{ user: UserRow; created: boolean }>
  findById(projectId: string, userId: string): Promise<UserRow | null>
  findByEmail(projectId: string, canonicalEmail: string): Promise<UserRow | null>
  /** In one query, whether somebody has the address or not: the time must not tell. */
  findAddressee(projectId: string, canonicalEmail: string): Promise<Addressee | null>
  /** The address was proved: marks it verified and the person active. */
  verifyEmail(projectId: string, userId: string, emailId: string): Promise<void>
}
