import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { findReassigned } from './find-reassigned.ts'

const find = (code: string) => [...findReassigned(parseSync('module.js', code).program)]

describe('the names that a module reassigns', () => {
  test.each([
    ['let a = 1; a = 2', ['a']],
    ['var a = 1; function b() { a++ }', ['a']],
    ['let a, c; const b = () => ([a, { x: c = 1 }] = list)', ['a', 'c']],
    ['let a; for (a of list) ;', ['a']],
  ])('%s', (code, names) => expect(find(code)).toEqual(names))

  test.each([
    ['a name of its own inside a function', 'const a = 1; function b(a) { a = 2 }'],
    ['a variable of its own inside a function', 'const a = 1; const b = () => { var a; a = 2 }'],
    ['the property of an object', 'const a = {}; a.b = 1'],
    ['nothing', 'export const a = 1; export function b() { return a }'],
  ])('none: %s', (_, code) => expect(find(code)).toEqual([]))

  test('an inner function’s variable hides nothing from the function around it', () => {
    expect(find('let a = 1; function b() { a = 2; return () => { let a = 3; return a } }')).toEqual(
      ['a'],
    )
  })
})
