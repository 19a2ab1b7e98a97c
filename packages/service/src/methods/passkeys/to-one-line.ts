/** A text as one line: what does not print nobody typed; NUL and half a surrogate pair no database keeps. */
export function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
}
