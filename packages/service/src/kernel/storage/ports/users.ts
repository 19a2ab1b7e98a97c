import type { Credentials } from '../../../declarations/all-declarations.ts'
import type { Cursor, Page } from '../../../foundation/database/page.ts'

export interface EmailRow {
  readonly emailId: string
  /** The address as the user first typed it; mail is sent to it. */
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
  /** The host's own id of the user; unique in a project. */
  readonly externalId: string | null
  /** The time since which the account is blocked; null when it is not. */
  readonly blockedAt: number | null
  /** The language in which the user reads messages, as a BCP 47 tag; null until one is known. */
  readonly locale: string | null
  /** The user's credentials, by kind. */
  readonly credentials: Credentials
}

/** The user of an address, with the fields that a send needs. */
export interface Addressee extends Pick<UserRow, 'userId' | 'status' | 'blockedAt' | 'locale'> {
  readonly emailId: string
  /** The address as it is stored. */
  readonly email: string
}

/** Changes of a user; omitted fields stay unchanged. */
export interface UserChange {
  readonly name?: { readonly first?: string; readonly middle?: string; readonly last?: string }
  /** Merged into the present metadata by top-level key; null removes a key. */
  readonly trustedMetadata?: Readonly<Record<string, unknown>>
  readonly untrustedMetadata?: Readonly<Record<string, unknown>>
  /** Null removes the external id. */
  readonly externalId?: string | null
  readonly roles?: readonly string[]
  readonly blockedAt?: number | null
  /** Null removes the language. */
  readonly locale?: string | null
}

/** A condition for a user search. A list matches any of its values; an empty list matches no user. */
export type UserFilter =
  | { readonly by: 'createdAfter' | 'createdBefore'; readonly time: number }
  | { readonly by: 'status'; readonly status: 'active' | 'pending' }
  | { readonly by: 'blocked'; readonly isBlocked: boolean }
  | { readonly by: 'userId' | 'externalId'; readonly ids: readonly string[] }
  | { readonly by: 'emailId'; readonly ids: readonly string[] }
  /** The user has a credential of a kind, with one of these values in the named column, if any. */
  | {
      readonly by: 'credential'
      readonly table: string
      readonly isThere: boolean
      readonly column?: string
      readonly values?: readonly (string | number)[]
    }
  | { readonly by: 'email'; readonly canonicalEmails: readonly string[] }
  /** A part of a full name or address, in any case; wildcards in the text are taken literally. */
  | { readonly by: 'namePart'; readonly text: string }
  | { readonly by: 'emailPart'; readonly text: string }
  | { readonly by: 'emailVerified'; readonly isVerified: boolean }
  /** A part of a credential's column. */
  | {
      readonly by: 'credentialPart'
      readonly table: string
      readonly column: string
      readonly text: string
    }
  /** All of these conditions, as one condition of an `or`. */
  | { readonly by: 'all'; readonly filters: readonly UserFilter[] }

/** The conditions of a user search, joined by `and` or `or`. */
export interface UserQuery {
  readonly operator: 'and' | 'or'
  /** An empty list matches every user. */
  readonly filters: readonly UserFilter[]
}

export interface Users {
  /** Creates a user. Fails when the address or the external id belongs to another user; the result names which. */
  create(wanted: {
    projectId: string
    userId: string
    email: { emailId: string; email: string; canonicalEmail: string } | null
    status: 'active' | 'pending'
    change: UserChange
    now: number
    /** True when only a typed address created the user, who may then be removed again. */
    isTyped?: boolean
  }): Promise<{ user: UserRow } | { taken: 'email' | 'externalId' }>
  /**
   * Changes a user under the user's lock (`artefacts.lockForUser`). Null when there is none; `taken` when the external
   * id belongs to another user.
   */
  update(
    projectId: string,
    userId: string,
    change: UserChange,
  ): Promise<{ user: UserRow } | { taken: 'externalId' } | null>
  /** Stores that the address was typed again, so that an unproved account is not removed meanwhile. */
  noteTyped(projectId: string, userId: string, now: number): Promise<void>
  /** Activates a user who proved an address of another kind. */
  activate(projectId: string, userId: string): Promise<void>
  /** Keeps a user, because the host wants or vouches for them, even if no address is ever proved. */
  keep(projectId: string, userId: string): Promise<void>
  /**
   * Removes at most `limit` users who consist only of an address that was last typed before `before`: it was never
   * proved, they have no credential, session, name, role, external id or metadata, and no code is waiting.
   *
   * @returns the removed users
   */
  takeForgotten(before: number, limit: number): Promise<readonly UserRow[]>
  /** Removes an address. True when it existed. */
  removeEmail(projectId: string, userId: string, emailId: string): Promise<boolean>
  /** Removes a user with all their rows but the audit log. True when the user existed. */
  remove(projectId: string, userId: string): Promise<boolean>
  /**
   * Searches the users of a project, newest first, in pages. `total` counts the matching users; with conditions, up to
   * 3,000.
   */
  search(
    projectId: string,
    query: UserQuery,
    page: { after: Cursor | null; limit: number },
  ): Promise<Page<UserRow> & { total: number }>
  /** Counts the users of a project. */
  count(projectId: string): Promise<number>
  /**
   * Runs one step of folding the rows of counts, which does not change their sum. Returns 0 when nothing is left to
   * fold.
   */
  foldCounts(): Promise<number>
  findByExternalId(projectId: string, externalId: string): Promise<UserRow | null>
  /** Finds the user of an address by its id. */
  findByEmailId(projectId: string, emailId: string): Promise<UserRow | null>
  /**
   * Finds or creates the user of a canonical address, atomically: parallel calls yield one user. `created` tells which.
   */
  findOrCreateByEmail(wanted: {
    projectId: string
    userId: string
    emailId: string
    email: string
    /** The form of the address for comparisons; unique in a project. */
    canonicalEmail: string
    status: 'active' | 'pending'
    now: number
  }): Promise<{ user: UserRow; created: boolean }>
  findById(projectId: string, userId: string): Promise<UserRow | null>
  findByEmail(projectId: string, canonicalEmail: string): Promise<UserRow | null>
  /**
   * Finds the user of an address in one query that takes equally long when there is none, so that the time reveals
   * nothing.
   */
  findAddressee(projectId: string, canonicalEmail: string): Promise<Addressee | null>
  /** Marks an address as verified and its user as active. */
  verifyEmail(projectId: string, userId: string, emailId: string): Promise<void>
}
