import type { Credentials } from '../../../declarations/all-declarations.ts'
import type { RowOf } from '../../../foundation/database/define-table.ts'
import type { emailRows } from '../../../foundation/database/schema.ts'

export interface EmailRow
  extends Pick<RowOf<typeof emailRows>, 'emailId' | 'email' | 'verified' | 'createdAt'> {}

/** An address that the user removed a few days ago: it can be restored, and no other user can take it. */
export interface RemovedEmailRow extends EmailRow {
  readonly removedAt: number
  /** The session that removed it. */
  readonly removedIn: string | null
}

/** The deletion that a user asked for; times are epoch milliseconds. */
export interface Deletion {
  readonly requestedAt: number
  /** When the rows are removed; until then the user can keep the account. */
  readonly deletesAt: number
  /** When the user is reminded; null once they were, and if the days are too few. */
  readonly remindsAt: number | null
  /** The time zone in which the user asked, an IANA name; null when it is not known. */
  readonly timeZone: string | null
}

/** Which second step is asked of the sign-ins of a user. */
export type SecondStepPolicy = 'off' | 'optional' | 'required'

export interface UserRow {
  readonly projectId: string
  readonly userId: string
  readonly status: 'active' | 'pending'
  readonly createdAt: number
  readonly name: { readonly first: string; readonly middle: string; readonly last: string }
  /** The primary address first, then in the order in which they were added. */
  readonly emails: readonly EmailRow[]
  readonly removedEmails: readonly RemovedEmailRow[]
  readonly trustedMetadata: Readonly<Record<string, unknown>>
  readonly untrustedMetadata: Readonly<Record<string, unknown>>
  readonly roles: readonly string[]
  /** The host's own id of the user; unique in a project. */
  readonly externalId: string | null
  /** The time since which the account is blocked; null when it is not. */
  readonly blockedAt: number | null
  /** The language in which the user reads messages, as a BCP 47 tag; null until one is known. */
  readonly locale: string | null
  /** Null unless the user asked for it. */
  readonly deletion: Deletion | null
  /** When the user last downloaded what is kept about them; null if they never did. */
  readonly exportedAt: number | null
  /** The https address of the user's picture; null if there is none. */
  readonly pictureUrl: string | null
  /** True for an account that a typed address or a sign-up created, false for one that the host created or imported. */
  readonly beganPending: boolean
  /** What the host has set for the user's second step; null where the project's setting counts. */
  readonly secondStep: SecondStepPolicy | null
  /** When the user last put off a second step that was offered; null if they never did. */
  readonly stepOfferedAt: number | null
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
  /** Null keeps the account. */
  readonly deletion?: Deletion | null
  readonly exportedAt?: number | null
  /** Null removes the picture. */
  readonly pictureUrl?: string | null
  /** Null: the project's setting counts again. */
  readonly secondStep?: SecondStepPolicy | null
  readonly stepOfferedAt?: number | null
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
      /** The kind of the column's texts in the index of parts; missing for a column without an index. */
      readonly indexedAs?: string
    }
  /** A part of a name, of an e-mail address, or of one of these columns of credentials. */
  | {
      readonly by: 'anyPart'
      readonly text: string
      readonly credentials: readonly {
        readonly table: string
        readonly column: string
        readonly indexedAs: string
      }[]
    }
  /** The beginning of a user id. */
  | { readonly by: 'idStart'; readonly text: string }
  /** All of these conditions, as one condition of an `or`. */
  | { readonly by: 'all'; readonly filters: readonly UserFilter[] }

/** The conditions of a user search, joined by `and` or `or`. */
export interface UserQuery {
  readonly operator: 'and' | 'or'
  /** An empty list matches every user. */
  readonly filters: readonly UserFilter[]
}
