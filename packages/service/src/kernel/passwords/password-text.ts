import { AuthError } from '../../foundation/errors/auth-error.ts'

/** Longer than any password manager's, and short enough to hash quickly; bytes of UTF-8. */
export const maxPasswordBytes = 1_024

/**
 * Reads a typed password and normalizes it to NFC (NIST SP 800-63B, 3.1.1.2), so that keyboards which compose letters
 * differently give the same text. Every byte counts; nothing is cut off.
 *
 * @throws AuthError `bad_request` for an empty, too long or malformed password
 */
export function toPasswordText(typed: string): string {
  // Checked first, so that a megabyte of text costs nothing.
  const isTooLong = typed.length > maxPasswordBytes || Buffer.byteLength(typed) > maxPasswordBytes
  if (isTooLong) {
    throw new AuthError('bad_request', {
      details: { field: 'password', reason: `must be at most ${maxPasswordBytes} bytes long` },
    })
  }
  // A lone surrogate becomes U+FFFD in UTF-8, which would make different passwords equal.
  if (typed === '' || /\p{Cs}/u.test(typed)) {
    throw new AuthError('bad_request', {
      details: { field: 'password', reason: 'must be a string of at least one character' },
    })
  }
  return typed.normalize('NFC')
}
