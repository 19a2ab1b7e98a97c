/** A text and the caret in it. */
export interface Edited {
  readonly text: string
  readonly caret: number
}

/** Matches the characters of a number that are not formatting. */
const meant = /[\p{Nd}+]/u
const count = (text: string) => [...text].filter((it) => meant.test(it)).length

/** Returns the position of the caret in a formatted text, after the given number of digits. */
export function toCaret(text: string, digits: number): number {
  let left = digits
  let at = 0
  while (left > 0 && at < text.length) if (meant.test(text[at++] ?? '')) left--
  // after the last digit, the caret is at the end of the text, also behind a closing bracket
  return count(text) === digits ? text.length : at
}

/** Returns the number of digits before the caret. */
export const countBefore = ({ text, caret }: Edited): number => count(text.slice(0, caret))

/**
 * If the user deleted a bracket or a space, deletes the digit beside it instead: otherwise the next formatting would
 * only insert the bracket again.
 *
 * @param isForward - whether the user pressed the key that deletes the character after the caret
 */
export function toEdited(before: string, after: Edited, isForward: boolean): Edited {
  const { text, caret } = after
  if (text.length !== before.length - 1 || count(text) !== count(before)) return after
  const digits = count(text.slice(0, caret))
  const places = [...text].flatMap((it, place) => (meant.test(it) ? [place] : []))
  const place = places[isForward ? digits : digits - 1]
  if (place === undefined) return after
  return { text: text.slice(0, place) + text.slice(place + 1), caret: isForward ? caret : place }
}
