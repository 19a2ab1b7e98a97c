import type { ProjectConfig } from '../config/config.ts'
import type { UserRow } from '../storage/storage.ts'

/** Under which names authenticators show a person; the full name is empty when there is none. */
export function toShownNames(
  { emails, name }: Pick<UserRow, 'emails' | 'name'>,
  project: Pick<ProjectConfig, 'name'>,
): { readonly name: string; readonly fullName: string } {
  const email = emails.find(({ verified }) => verified) ?? emails[0]
  const parts = [name.first, name.middle, name.last].filter((part) => part !== '')
  return { name: email?.email ?? project.name, fullName: parts.join(' ') }
}
