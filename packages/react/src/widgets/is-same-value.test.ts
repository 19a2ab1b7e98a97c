import { describe, expect, test } from 'vitest'
import { isSameValue } from './is-same-value.ts'

const act = () => {}

describe('two options', () => {
  test.each([
    ['objects written in place', { a: [1, { b: null }], act }, { act, a: [1, { b: null }] }],
    ['nothing', undefined, undefined],
    ['not a number', Number.NaN, Number.NaN],
  ])('are equal: %s', (_, left, right) => {
    expect(isSameValue(left, right)).toBe(true)
  })

  test.each([
    ['another value deep down', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['one more', { a: 1 }, { a: 1, b: undefined }],
    ['one less', { a: 1, b: undefined }, { a: 1 }],
    ['another name', { a: undefined }, { b: undefined }],
    ['a list and an object', [], {}],
    ['another order', ['otp', 'emailMagicLinks'], ['emailMagicLinks', 'otp']],
    ['other functions', { act: () => {} }, { act: () => {} }],
    ['objects with a life of their own', new Map([[1, 2]]), new Map([[1, 2]])],
    ['nothing and null', undefined, null],
  ])('are not equal: %s', (_, left, right) => {
    expect(isSameValue(left, right)).toBe(false)
    expect(isSameValue(right, left)).toBe(false)
  })
})
