/** A text as one line: what does not print is nothing that a person typed, and some of it no database keeps. */
export function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
