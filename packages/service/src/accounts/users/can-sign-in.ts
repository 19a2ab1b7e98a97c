import { credentialKinds } from '../../declarations/all-declarations.ts'
import type { UserRow } from '../../kernel/storage/storage.ts'

/**
 * True when the user still has a way to sign in. An unproved address does not count, because it may belong to another
 * human.
 */
export function canSignIn({
  emails,
  credentials,
}: Pick<UserRow, 'emails' | 'credentials'>): boolean {
  const hasAddress = emails.length > 0
  return (
    emails.some(({ verified }) => verified) ||
    credentialKinds.some((kind) => kind.canSignIn(credentials, { hasAddress }))
  )
}
