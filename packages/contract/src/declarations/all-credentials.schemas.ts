/** Combines the declarations of all kinds of credentials: these types and tables follow from the list. */
import type { TSchema } from 'typebox'
import { Type } from 'typebox'
import type { CatalogueEntry } from '../foundation/errors/specified-errors.ts'
import * as registry from './credentials.schemas.ts'
import type { CredentialPart, CredentialRemoval, FilterValue } from './declare-credential.ts'
import type { Joined } from './joined.ts'

type Declared = (typeof registry)[keyof typeof registry]
/** The kinds, in the list's order. */
export const credentialParts: readonly CredentialPart[] = Object.values(registry)

/** Joins the objects that a function picks from the kinds; `Union` is the type of these objects. */
const join = <Union>(pick: (kind: CredentialPart) => object): Joined<Union> =>
  Object.assign({}, ...credentialParts.map(pick))

/** The fields of a user that the kinds add. */
export const credentialFields = join<Declared['user']>(({ user }) => user)

/** Those of them that the answer to an update of a user repeats. */
export const repeatedFields = join<Extract<Declared, { isRepeated: true }>['user']>(
  ({ isRepeated, user }) => (isRepeated ? user : {}),
)

/** The ids of credentials in the answer to the creation of a user. */
export const createdFields = join<Extract<Declared, { created: object }>['created']>(
  ({ created = {} }) => created,
)

/** The values of the fields of a user without credentials. */
export const noCredentialFields = Object.fromEntries(
  Object.entries<TSchema>(credentialFields).map(([name, schema]) => [
    name,
    Type.IsArray(schema) ? [] : null,
  ]),
) as unknown as Type.Static<Type.TObject<typeof credentialFields>> // a kind has a list or a nullable value, see `CredentialPart`

/** The fields of a session's factor that the kinds add. */
export const factorFields = join<Declared['factors']>(({ factors }) => factors)

/** The errors of deletions whose credential does not exist. */
export const credentialErrors = join<Declared['removal']['missing']>(
  ({ removal }) => removal.missing,
) satisfies Record<string, CatalogueEntry>

/** A deletion by the name of its operation. */
type Named<Kind extends CredentialPart> = Kind extends CredentialPart
  ? { readonly [Name in keyof Kind['removal']['rows']]: Kind['removal'] }
  : never

/** The deletions of all kinds, by the names of their operations. */
export const credentialRemovals = join<Named<Declared>>(({ removal }) =>
  Object.fromEntries(Object.keys(removal.rows).map((name) => [name, removal])),
) satisfies Record<string, CredentialRemoval>

/** The name of an operation that deletes a credential. */
export type RemovalName = keyof typeof credentialRemovals

/** The search filters of all kinds, by the value that they take. */
export const credentialFilters = join<Declared['filters']>(
  ({ filters }) => filters,
) satisfies Record<string, FilterValue>
