import type { Static, TObject, TProperties } from 'typebox'
import type { ImportedCredentials } from '../../declarations/all-declarations.ts'
import type { Random } from '../../foundation/random.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'

/** The values that parsing a credential needs beside the line. */
export interface CredentialLineContext {
  readonly projectId: string
  readonly random: Random
  /** The user's address in the line; null when it has none. */
  readonly email: { readonly verified: boolean } | null
  /** When the account was created; epoch milliseconds. */
  readonly createdAt: number
  /** The time of the import; epoch milliseconds. */
  readonly now: number
}

type Part = Readonly<Record<string, unknown>>

interface CredentialLineBase<Kind extends keyof ImportedCredentials, Fields extends TProperties> {
  /** The kind of credential that the fields describe. */
  readonly kind: Kind
  /** The fields, as docs/importing-users.md describes them. */
  readonly fields: Fields
  /** The field that suffices to identify the user; left out where a user needs another name. */
  readonly identifiedBy?: keyof Fields & string
  /** The reasons why a line is refused, by the type of the error that `read` throws. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Returns true for fields with which exporters write that the user has no such credential. */
  isUnset?(line: Part): boolean
  /** Writes the credentials of a user as fields; nothing secret. */
  write(user: UserRow): Part
  /** Writes fields that only an export with secrets contains. */
  readSecrets?(storage: Repositories, user: UserRow): Promise<Part>
}

/** The fields by which a line of `portico users import` describes a user's credentials of one kind. */
export interface CredentialLine extends CredentialLineBase<keyof ImportedCredentials, TProperties> {
  read(line: Part, context: CredentialLineContext): readonly object[]
}

/**
 * Declares the part of a line that describes credentials of a kind.
 *
 * @param declared.read parses fields that match the schema, into rows without the user's id; throws an `AuthError` of
 * one of the `reasons`, or a `LineError`
 */
export const defineCredentialLine = <
  const Kind extends keyof ImportedCredentials,
  Fields extends TProperties,
>(
  declared: CredentialLineBase<Kind, Fields> & {
    read(
      line: Static<TObject<Fields>>,
      context: CredentialLineContext,
    ): NonNullable<ImportedCredentials[Kind]>
  },
): CredentialLine => ({
  ...declared,
  read: (line, context) => declared.read(line as never, context), // the line was checked against `fields`
})
