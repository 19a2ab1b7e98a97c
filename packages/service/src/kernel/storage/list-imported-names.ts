import {
  credentialKinds,
  type DeclaredKind,
  getImported,
} from '../../declarations/all-declarations.ts'
import type { ImportedPerson } from './storage.ts'

/** Lists the names of an imported user that no other user of the project may have. */
export const listImportedNames = ({
  userId,
  email,
  change,
  credentials,
}: ImportedPerson): readonly string[] => [
  `user:${userId}`,
  ...(email ? [`email:${email.canonicalEmail}`] : []),
  ...credentialKinds.flatMap((kind) =>
    toKindNames(kind, kind.imports.toNames(getImported(credentials, kind))),
  ),
  ...(change.externalId ? [`external:${change.externalId}`] : []),
]

/** Tells the names of one kind of credential from those of other kinds. */
export const toKindNames = (
  { id }: Pick<DeclaredKind, 'id'>,
  names: readonly string[],
): readonly string[] => names.map((name) => `${id}:${name}`)
