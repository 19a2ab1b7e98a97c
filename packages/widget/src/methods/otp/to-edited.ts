/** Where somebody is in a text: what stands there, and the caret. */
export interface Edited {
  readonly text: string
  readonly caret: number
}

/** What of a number is no formatting. */
const meant = /[\p{Nd}+]/u
const count = (text: string) => [...text].filter((it) => meant.test(it)).length

/** Where the caret stands behind as many digits as before, in a text that was formatted since. */
export function toCaret(text: string, digits: number): number {
  let left = digits
  let at = 0
  while (left > 0 && at < text.length) if (meant.test(text[at++] ?? '')) left--
  // at the end of what is there, also of its brackets
  return count(text) === digits ? text.length : at
}

/** How many digits stand before the caret. */
export const countBefore = ({ text, caret }: Edited): number => count(text.slice(0, caret))

/**
 * Makes of the deletion of a bracket that of the digit beside it: formatting would only put the bracket back.
 *
 * @param isForward - by the key that deletes what follows
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
