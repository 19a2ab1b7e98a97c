import { toAsciiDigits, withoutInvisible } from '@portico/contract'

/** Crockford's base32: no letter that is read as a digit, or as another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** 80 random bits, as people type them: `7hx2-k9qm-04rt-vwz8`. */
export function createRecoveryCode(random: { bytes(size: number): Uint8Array }): string {
  // 32 divides 256: every character is as likely as any other.
  const letters = [...random.bytes(codeLength)].map((byte) => alphabet.charAt(byte % 32)).join('')
  return letters.match(/.{4}/g)?.join('-') ?? ''
}

/**
 * Reads a code as it was typed: case, hyphens and blanks do not matter, nor do O for 0 and I or L for 1.
 *
 * @returns null for what cannot be a code
 */
export function parseRecoveryCode(typed: string): string | null {
  const letters = toAsciiDigits(withoutInvisible(typed))
    .normalize('NFKC')
    .toLowerCase()
    // whatever dash a keyboard or a word processor makes of it
    .replace(/[\s\p{Pd}\u2212_]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  const isCode = letters.length === codeLength && [...letters].every((c) => alphabet.includes(c))
  return isCode ? letters : null
}

/**
 * What a code is found by: bound to its person, so that it is nothing in another one's hands.
 *
 * @param code by `createRecoveryCode` or `parseRecoveryCode`
 */
export function hashRecoveryCode(
  keyRing: { hashCode(purpose: string, text: string): string },
  userId: string,
  code: string,
): string {
  return keyRing.hashCode(`recovery code\0${userId}`, code.replaceAll('-', ''))
}

/** Bound to its row: a code moved to another person's row does not open. */
export function toCodeSealContext(place: { projectId: string; totpId: string }): string {
  return `recovery code\0${place.projectId}\0${place.totpId}`
}
