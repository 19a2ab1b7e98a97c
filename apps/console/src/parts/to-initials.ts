/** The first letters of the first and the last word of a name; of an address, of what stands before the `@`. */
export function toInitials(name: string): string {
  const [own = ''] = name.split('@')
  const words = own.split(/[\s.+_-]+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
