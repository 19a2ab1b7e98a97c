/** Sentences that zxcvbn spells differently from the lists that pages translate. */
const respelled: ReadonlyMap<string, string> = new Map([
  [
    'Sequences like abc or 6543 are easy to guess',
    'Sequences like "abc" or "6543" are easy to guess',
  ],
])

/**
 * Converts a sentence of zxcvbn to the protocol's spelling, with a full stop, which zxcvbn mostly omits. Pages look up
 * translations by the whole sentence.
 *
 * @param said - empty for no sentence
 */
export function toSentence(said: string): string {
  const sentence = respelled.get(said) ?? said
  return sentence === '' || sentence.endsWith('.') ? sentence : `${sentence}.`
}
