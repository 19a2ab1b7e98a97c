import type { ShownPerson } from '../declare-credential.ts'

/** Under which names authenticators show a person; the full name is empty when there is none. */
export function toShownNames(
  { emails, name }: ShownPerson,
  projectName: string,
): { readonly name: string; readonly fullName: string } {
  const email = emails.find(({ verified }) => verified) ?? emails[0]
  const parts = [name.first, name.middle, name.last].filter((part) => part !== '')
  return { name: email?.email ?? projectName, fullName: parts.join(' ') }
}
