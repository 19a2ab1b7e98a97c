import { AuthError } from '../errors/auth-error.ts'

/** More than any password manager makes, and little enough to hash at once; bytes of UTF-8. */
export const maxPasswordBytes = 1_024

/**
 * Reads a password as it was typed: NFC (NIST SP 800-63B, 3.1.1.2), so that two keyboards that compose a
 * letter differently mean the same. Every byte counts; nothing is cut off.
 *
 * @throws AuthError `bad_request` for one that is empty, too long, or no text
 */
export function toPasswordText(typed: string): string {
  // Judged before anything is done with it: a megabyte costs nothing here.
  const isTooLong = typed.length > maxPasswordBytes || Buffer.byteLength(typed) > maxPasswordBytes
  if (isTooLong) {
    throw new AuthError('bad_request', {
      details: { field: 'password', reason: `must be at most ${maxPasswordBytes} bytes long` },
    })
  }
  // A lone surrogate becomes U+FFFD in UTF-8: two different passwords would be one.
  if (typed === '' || /\p{Cs}/u.test(typed)) {
    throw new AuthError('bad_request', {
      details: { field: 'password', reason: 'must be a string of at least one character' },
    })
  }
  return typed.normalize('NFC')
}
