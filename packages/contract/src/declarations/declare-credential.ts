import type { TSchema } from 'typebox'
import type { CatalogueEntry } from '../foundation/errors/specified-errors.ts'
import type { Operation } from '../foundation/operations/operation.ts'

/** The value that a search filter takes: any of a list of texts, a text that is contained, or true or false. */
export type FilterValue = 'texts' | 'part' | 'truth'

/** How a credential of a kind is deleted. */
export interface CredentialRemoval {
  /** The operation, by its name in the table of user operations; a name has the form `deleteTotp`. */
  readonly rows: Readonly<Record<`delete${string}`, Operation>>
  readonly summary: string
  /** The error of an unknown id; it is the only entry. */
  readonly missing: Readonly<Record<string, CatalogueEntry>>
  /** True when the deletion of a user's last way to sign in is refused. */
  readonly keepsWayIn: boolean
  /** True when a user cannot delete it as the last second step where one is required of them. */
  readonly isSecondStep?: boolean
  /** True when only the host's back end can delete it. */
  readonly isForHosts: boolean
  /** Fields that the answer for pages has beside those of every deletion. */
  readonly further: Readonly<Record<string, TSchema>>
}

/** What a kind of credential adds to users, to the factors of sessions, and to the user operations. */
export interface CredentialPart {
  /** Its fields of a user: a list, or a value that is null for a user without a credential. */
  readonly user: Readonly<Record<string, TSchema>>
  /** True when the answer to an update of a user repeats these fields beside the user. */
  readonly isRepeated: boolean
  /** The id of a credential that the creation of a user makes, by its name in the answer; the answer has '' without one. */
  readonly created?: Readonly<Record<string, TSchema>>
  /** Fields of a session's factor, all optional. */
  readonly factors: Readonly<Record<string, TSchema>>
  readonly removal: CredentialRemoval
  /** Its filters of a user search. */
  readonly filters: Readonly<Record<string, FilterValue>>
}

/** Declares a kind of credential and keeps its names as types. */
export const declareCredential = <const Part extends CredentialPart>(part: Part): Part => part
