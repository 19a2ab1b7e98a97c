import type { UserRow } from '../storage/storage.ts'

/**
 * True when the person still has something to sign in with. An address that was never proved does not
 * count: it may be somebody else's.
 */
export function canSignIn({ emails, password }: Pick<UserRow, 'emails' | 'password'>): boolean {
  // A password is asked for with an address: any will do.
  return emails.some(({ verified }) => verified) || (password !== null && emails.length > 0)
}
