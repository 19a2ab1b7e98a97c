/** The first letter of what a person reads as one, an accent with its letter. */
const takeFirst = (word: string) =>
  new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)[Symbol.iterator]().next()
    .value?.segment ?? ''

/**
 * The letters that stand for a person.
 *
 * @param person - `name`: what they call themselves; `address`: what stands in without one
 * @returns at most two, '' where there is nothing to take them from
 */
export function toInitials(person: { name: string; address: string }): string {
  const words = person.name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => takeFirst(word ?? ''))
    .join('')
  return (letters || takeFirst(person.address.replace(/^[^\p{L}\p{N}]+/u, ''))).toLocaleUpperCase()
}
