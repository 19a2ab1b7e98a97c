import { toAsciiDigits, withoutInvisible } from '@portico/contract'

/** Crockford's base32, without letters that look like a digit or like another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** Makes a code of 80 random bits for typing: `7hx2-k9qm-04rt-vwz8`. */
export function createRecoveryCode(random: { bytes(size: number): Uint8Array }): string {
  // 32 divides 256, so that all characters are equally likely.
  const letters = [...random.bytes(codeLength)].map((byte) => alphabet.charAt(byte % 32)).join('')
  return toShownCode(letters)
}

/** Writes a code's letters in groups, for reading and typing. */
export const toShownCode = (letters: string): string => letters.match(/.{4}/g)?.join('-') ?? ''

/**
 * Parses a typed code: case, hyphens and blanks are ignored; O counts as 0, I and L as 1.
 *
 * @returns null for a text that is no code
 */
export function parseRecoveryCode(typed: string): string | null {
  const letters = toAsciiDigits(withoutInvisible(typed))
    .normalize('NFKC')
    .toLowerCase()
    // the various dashes that keyboards and word processors insert
    .replace(/[\s\p{Pd}\u2212_]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  const isCode = letters.length === codeLength && [...letters].every((c) => alphabet.includes(c))
  return isCode ? letters : null
}

/**
 * Hashes a code for its look-up. The hash is bound to its user, so that it is useless in another user's row.
 *
 * @param code the result of `createRecoveryCode` or `parseRecoveryCode`
 */
export function hashRecoveryCode(
  keyRing: { hashCode(purpose: string, text: string): string },
  userId: string,
  code: string,
): string {
  return keyRing.hashCode(`recovery code\0${userId}`, code.replaceAll('-', ''))
}

/** The seal's context contains the row's ids, so that a code copied to another user's row does not open. */
export function toCodeSealContext(place: { projectId: string; totpId: string }): string {
  return `recovery code\0${place.projectId}\0${place.totpId}`
}

/**
 * Hashes a code of an account for its look-up. The hash is bound to its user, so that it is useless in another user's
 * row, and differs from that of an app's code, which signs in by no means alone.
 *
 * @param code as it was made, or as it was typed and parsed
 */
export function hashAccountCode(
  keyRing: { hashCode(purpose: string, text: string): string },
  userId: string,
  code: string,
): string {
  return keyRing.hashCode(`account code\0${userId}`, parseRecoveryCode(code) ?? code)
}

/** The seal's context contains the row's ids, so that a code copied to another user's row does not open. */
export function toAccountCodeSealContext(place: { projectId: string; userId: string }): string {
  return `account code\0${place.projectId}\0${place.userId}`
}
