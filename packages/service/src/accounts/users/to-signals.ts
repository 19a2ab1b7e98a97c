import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { CredentialSignals } from '../../declarations/declare-credential.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

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
