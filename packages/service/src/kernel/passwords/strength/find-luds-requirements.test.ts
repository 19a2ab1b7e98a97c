import { expect, test } from 'vitest'
import { findLudsRequirements } from './find-luds-requirements.ts'

const policy = { complexity: 3, minimumCount: 8 }
const missing = (password: string) => {
  const { missing_characters, missing_complexity } = findLudsRequirements(password, policy)
  return [missing_characters, missing_complexity]
}

test.each([
  ['', [8, 3]],
  ['a', [7, 2]],
  ['aB', [6, 1]],
  ['aB1', [5, 0]],
  ['aaaaaaa', [1, 2]],
  ['aB1aB1aB', [0, 0]],
  ['a b-c_d.', [0, 1]],
  ['äÖ٣', [5, 0]],
  ['😀😀😀😀', [4, 2]],
])('%j lacks these characters and classes: %j', (password, expected) => {
  expect(missing(password)).toEqual(expected)
})

test('each class is reported by itself', () => {
  expect(findLudsRequirements('a', policy)).toMatchObject({
    has_lower_case: true,
    has_upper_case: false,
    has_digit: false,
    has_symbol: false,
  })
  expect(findLudsRequirements('A1 ', policy)).toMatchObject({
    has_lower_case: false,
    has_upper_case: true,
    has_digit: true,
    has_symbol: true,
  })
})
