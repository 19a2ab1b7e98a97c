import type { Static, TObject, TProperties } from 'typebox'
import type {
  ExportedCredentials,
  ImportedCredentials,
} from '../../declarations/all-declarations.ts'
import type { Random } from '../../foundation/random.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'

/** The values that parsing a credential needs beside the line. */
export interface CredentialLineContext {
  readonly project: ProjectConfig
  readonly random: Random
  readonly keyRing: KeyRing
  readonly userId: string
  /** The user's address in the line; null when it has none. */
  readonly email: { readonly verified: boolean } | null
  /**
   * True when the line has an address that is not verified: the user who later proves it may not be the user who has
   * the credential.
   */
  readonly isUnproved: boolean
  /** When the account was created; epoch milliseconds. */
  readonly createdAt: number
  /** The time of the import; epoch milliseconds. */
  readonly now: number
}

type Kinds = keyof ImportedCredentials
type Part = Readonly<Record<string, unknown>>

interface CredentialLineBase<Kind extends Kinds, Fields extends TProperties> {
  /** The kind of credential that the fields describe. */
  readonly kind: Kind
  /** The fields, as docs/importing-users.md describes them. */
  readonly fields: Fields
  /** The field that suffices to identify the user; left out where a user needs another name. */
  readonly identifiedBy?: keyof Fields & string
  /** The reasons why a line is refused, by the type of the error that `read` throws. */
  readonly reasons?: Readonly<Record<string, string>>
  /** True if only an export with secrets contains the fields. @default false */
  readonly isSecret?: boolean
  /** Returns true for fields with which exporters write that the user has no such credential. */
  isUnset?(line: Part): boolean
}

/** The fields by which a line of `portico users import` describes a user's credentials of one kind. */
export interface CredentialLine<Kind extends Kinds = Kinds>
  extends CredentialLineBase<Kind, TProperties> {
  read(line: Part, context: CredentialLineContext): Promise<readonly object[]>
  write(credentials: readonly object[], ports: { readonly keyRing: KeyRing }): Part
}

/**
 * Declares the part of a line that describes credentials of a kind.
 *
 * @param declared.read parses fields that match the schema, into rows without the user's id; throws an `AuthError` of
 * one of the `reasons`, or a `LineError`
 * @param declared.write the inverse: writes the credentials of a user who has some as fields that another installation
 * can read
 */
export const defineCredentialLine = <const Kind extends Kinds, Fields extends TProperties>(
  declared: CredentialLineBase<Kind, Fields> & {
    read(
      line: Static<TObject<Fields>>,
      context: CredentialLineContext,
    ): NonNullable<ImportedCredentials[Kind]> | Promise<NonNullable<ImportedCredentials[Kind]>>
    write(
      credentials: ExportedCredentials[Kind],
      ports: { readonly keyRing: KeyRing },
    ): Partial<Static<TObject<Fields>>>
  },
): CredentialLine<Kind> => ({
  ...declared,
  read: async (line, context) => declared.read(line as never, context), // the line was checked against `fields`
  write: (credentials, ports) =>
    credentials.length === 0 ? {} : declared.write(credentials as never, ports), // credentials of this kind
})
