import { describe, expect, test } from 'vitest'
import { countBefore, toCaret, toEdited } from './to-edited.ts'

/** `|` marks the caret. */
const read = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })

describe('the caret', () => {
  test.each([
    ['415|5550132', '(415|) 555-0132'],
    ['|4155550132', '|(415) 555-0132'],
    ['4155550132|', '(415) 555-0132|'],
    ['415555|0132', '(415) 555|-0132'],
    ['415|', '(415)|'],
  ])('of %s stands at %s once that is formatted', (typed, formatted) => {
    const digits = countBefore(read(typed))
    const { text, caret } = read(formatted)
    expect(toCaret(text, digits)).toBe(caret)
  })
})

describe('a deletion', () => {
  test.each([
    ['a bracket takes the digit before it', '(415) 555', '(415| 555', false, '(41| 555'],
    ['a blank takes the digit before it', '(415) 555', '(415)|555', false, '(41|)555'],
    ['a blank takes the digit behind it', '(415) 555', '(415)|555', true, '(415)|55'],
    ['a hyphen takes the digit before it', '555-0132', '555|0132', false, '55|0132'],
    ['the first bracket takes nothing before it', '(415', '|415', false, '|415'],
    ['a digit takes itself alone', '(415) 555', '(45|) 555', false, '(45|) 555'],
  ])('of %s', (_, before, after, isForward, expected) => {
    expect(toEdited(before, read(after), isForward)).toEqual(read(expected))
  })

  test('of many characters at once is left as it is', () => {
    expect(toEdited('(415) 555', read('|'), false)).toEqual(read('|'))
  })
})

test('what is typed or pasted is left as it is', () => {
  expect(toEdited('415', read('415 |'), false)).toEqual(read('415 |'))
})
