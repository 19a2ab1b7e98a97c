import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * True when the user still has a way to sign in to the project. An unproved address does not count, because it may belong
 * to another human.
 */
export function canSignIn(
  { emails, credentials }: Pick<UserRow, 'emails' | 'credentials'>,
  project: ProjectConfig,
): boolean {
  const hasAddress = emails.length > 0
  return (
    emails.some(({ verified }) => verified) ||
    // A project has the settings of every method.
    credentialKinds.some((kind) => kind.canSignIn(credentials, { hasAddress }, project as never))
  )
}
