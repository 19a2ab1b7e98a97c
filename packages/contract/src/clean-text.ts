/**
 * Text as people paste it: with characters that are not seen, in the form that another program copies it in. Fields
 * clean what they take before anything judges it. Never for passwords, in which every character counts.
 */

/**
 * A text without the characters that take no room: zero-width ones, direction marks, soft hyphens. Not for names:
 * some scripts join their letters by them.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{DI}/gu, '')

/** An address as it is copied: with its name, in brackets or quotes, as a link, as the end of a sentence. */
export function cleanEmail(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').trim()
  // one address alone: of several, and of one that is quoted in another, nothing is guessed
  const bare = /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(plain)?.[1] ?? plain
  const address = /^\s*mailto:/i.test(bare)
    ? (bare.replace(/^\s*mailto:/i, '').split('?', 1)[0] ?? '')
    : bare
  return address
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/[.,;]$/, '')
}

/** A phone number as it is copied: as a link, between signs that are not seen. */
export const cleanPhone = (text: string): string =>
  withoutInvisible(text)
    .trim()
    .replace(/^<?tel:/i, '')

/** A name: what takes no room goes from its ends alone, and what would turn the text around it from all of it. */
export const cleanName = (text: string): string =>
  text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').replace(/^[\s\p{DI}]+|[\s\p{DI}]+$/gu, '')
