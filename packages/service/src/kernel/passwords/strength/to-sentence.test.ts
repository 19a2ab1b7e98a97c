import { expect, test } from 'vitest'
import { toSentence } from './to-sentence.ts'

test.each([
  ['This is a very common password', 'This is a very common password.'],
  [
    'Add another word or two. Uncommon words are better.',
    'Add another word or two. Uncommon words are better.',
  ],
  [
    'Sequences like abc or 6543 are easy to guess',
    'Sequences like "abc" or "6543" are easy to guess.',
  ],
  ['', ''],
])('"%s" is shown as "%s"', (said, told) => {
  expect(toSentence(said)).toBe(told)
})
