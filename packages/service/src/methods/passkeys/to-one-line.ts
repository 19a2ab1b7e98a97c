/**
 * Turns a text into one line. Replaces control characters, which no user types, and NUL and unpaired surrogates, which
 * no database stores.
 */
export function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
}
