import type { ShownPerson } from '../declare-credential.ts'

/** Returns the names under which authenticators list a user; the full name is empty if there is none. */
export function toShownNames(
  { emails, name }: ShownPerson,
  projectName: string,
): { readonly name: string; readonly fullName: string } {
  const email = emails.find(({ verified }) => verified) ?? emails[0]
  const parts = [name.first, name.middle, name.last].filter((part) => part !== '')
  return { name: email?.email ?? projectName, fullName: parts.join(' ') }
}
