import { credentialImports, getImported } from '../../declarations/all-declarations.ts'
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
  ...credentialImports.flatMap((kind) => kind.toNames(getImported(credentials, kind))),
  ...(change.externalId ? [`external:${change.externalId}`] : []),
]
