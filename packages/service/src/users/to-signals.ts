import type { ProjectConfig } from '../config/config.ts'
import type { CredentialSignals } from '../method/declare-credential.ts'
import { credentialKinds } from '../method/declared.ts'
import type { UserRow } from '../storage/storage.ts'

/** Returns the signals that the browser gets with the answer to a change of the user. */
export function toSignals(
  before: UserRow,
  after: UserRow,
  project: Pick<ProjectConfig, 'name'>,
): CredentialSignals {
  const change = {
    person: after,
    before: before.credentials,
    after: after.credentials,
    isRenamed: JSON.stringify(before.name) !== JSON.stringify(after.name),
    projectName: project.name,
  }
  return Object.assign({}, ...credentialKinds.map((kind) => kind.toSignals(change)))
}
