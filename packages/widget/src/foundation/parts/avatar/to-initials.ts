/** Returns the first letter of a word as a reader counts letters: a letter and its accents are a single letter. */
const takeFirst = (word: string) =>
  new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)[Symbol.iterator]().next()
    .value?.segment ?? ''

/**
 * Returns the initials of a user.
 *
 * @param person - `name`: the user's own name; `address`: the e-mail address, used if there is no name; a phone number
 *   has no initial, since it would be a digit of the country's code
 * @returns at most two letters; '' if there is none
 */
export function toInitials(person: { name: string; address: string }): string {
  const words = person.name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => takeFirst(word ?? ''))
    .join('')
  const address = person.address.startsWith('+') ? '' : person.address
  return (letters || takeFirst(address.replace(/^[^\p{L}\p{N}]+/u, ''))).toLocaleUpperCase()
}
