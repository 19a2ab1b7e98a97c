/**
 * Cleans pasted text: removes invisible characters and the notation of other programs. Fields clean their text before
 * they validate it. Not for passwords, in which every character counts.
 */

/**
 * Removes invisible characters: zero-width ones, direction marks, soft hyphens. Not for names, because some scripts
 * join letters with them.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{DI}/gu, '')

/** Cleans a copied address: removes a display name, brackets, quotes, `mailto:` and final punctuation. */
export function cleanEmail(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').trim()
  // only for a single address; several or nested ones are left unchanged
  const bare = /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(plain)?.[1] ?? plain
  const address = /^\s*mailto:/i.test(bare)
    ? (bare.replace(/^\s*mailto:/i, '').split('?', 1)[0] ?? '')
    : bare
  return address
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/[.,;]$/, '')
}

/** Cleans a copied phone number: removes `tel:` and invisible characters. */
export const cleanPhone = (text: string): string =>
  withoutInvisible(text)
    .trim()
    .replace(/^<?tel:/i, '')

/**
 * Cleans a name: removes invisible characters only at its ends, and characters that change the writing direction
 * everywhere.
 */
export const cleanName = (text: string): string =>
  text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').replace(/^[\s\p{DI}]+|[\s\p{DI}]+$/gu, '')
