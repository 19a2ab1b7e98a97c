import type { UserRow } from '../storage/storage.ts'

/**
 * True when the person still has something to sign in with. An address that was never proved does not
 * count: it may be somebody else's.
 */
export function canSignIn({ emails }: Pick<UserRow, 'emails'>): boolean {
  return emails.some(({ verified }) => verified)
}
