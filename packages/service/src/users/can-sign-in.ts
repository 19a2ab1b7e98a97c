import { credentialKinds } from '../method/declared.ts'
import type { UserRow } from '../storage/storage.ts'

/**
 * True when the person still has something to sign in with. An address that was never proved does not
 * count: it may be somebody else's.
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
