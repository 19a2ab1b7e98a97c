import type { UserRow } from '../storage/storage.ts'

/**
 * True when the person still has something to sign in with. An address that was never proved does not
 * count: it may be somebody else's.
 */
export function canSignIn({
  emails,
  password,
  passkeys,
}: Pick<UserRow, 'emails' | 'password' | 'passkeys'>): boolean {
  // A password is asked for with an address: any will do.
  const hasUsablePassword = password !== null && emails.length > 0
  return (
    hasUsablePassword ||
    emails.some(({ verified }) => verified) ||
    // One that the browser does not offer by itself is a further factor only.
    passkeys.some(({ isDiscoverable }) => isDiscoverable)
  )
}
