import { expect, test } from 'vitest'
import { findVagueComments } from './check-comments.mjs'

test('a comment with a word in place of a noun is found, code and strings are not', () => {
  const source = [
    '/** Hears the person, whoever called. */',
    '// Nobody has it',
    'const nobody = null',
    " * a token of ours, and somebody's",
    "say('whoever') // the name of the operation",
  ].join('\n')
  expect(findVagueComments(source)).toEqual([
    { line: 1, word: 'whoever' },
    { line: 2, word: 'Nobody' },
    { line: 4, word: 'of ours' },
  ])
})
