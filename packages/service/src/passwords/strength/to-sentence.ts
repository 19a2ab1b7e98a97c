/** zxcvbn's own spelling of a sentence, where it is another than in the lists that pages translate. */
const respelled: ReadonlyMap<string, string> = new Map([
  [
    'Sequences like abc or 6543 are easy to guess',
    'Sequences like "abc" or "6543" are easy to guess',
  ],
])

/**
 * What zxcvbn says, as the protocol has it: with a full stop, which it leaves out nearly everywhere. Pages
 * look their translation up by the whole sentence.
 *
 * @param said - empty for nothing
 */
export function toSentence(said: string): string {
  const sentence = respelled.get(said) ?? said
  return sentence === '' || sentence.endsWith('.') ? sentence : `${sentence}.`
}
