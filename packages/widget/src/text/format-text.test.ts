import { describe, expect, test } from 'vitest'
import { formatText, teachPlurals } from './format-text.ts'
import { choosePlurals } from './plurals.ts'

teachPlurals(choosePlurals)

const plain = (...args: Parameters<typeof formatText>) =>
  formatText(...args)
    .map((run) => run.text)
    .join('')
const characters = 'Must be at least {n, plural, one {# character} other {# characters}} long'

describe('the formatter', () => {
  test('puts values in, as often as they are named', () => {
    expect(plain('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x')
  })

  test('leaves a name without a value as it stands', () => {
    expect(plain('{a} {b}', { a: 'x' })).toBe('x {b}')
  })

  test.each([
    [1, 'Must be at least 1 character long'],
    [8, 'Must be at least 8 characters long'],
    [1000, 'Must be at least 1,000 characters long'],
  ])('chooses the plural for %i', (n, expected) => {
    expect(plain(characters, { n })).toBe(expected)
  })

  test('chooses by the rules of the language', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}'
    expect([1, 3, 5].map((n) => plain(text, { n }, 'pl'))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
    ])
  })

  test('prefers an exact number, and falls back to "other"', () => {
    const text = '{n, plural, =0 {none} other {# left}}'
    expect([plain(text, { n: 0 }), plain(text, { n: 1 })]).toEqual(['none', '1 left'])
  })

  test('values may stand inside a plural', () => {
    expect(plain('{n, plural, one {one of} other {# of}} {what}', { n: 2, what: 'them' })).toBe(
      '2 of them',
    )
  })

  test('marks runs', () => {
    expect(formatText('Sent to <bold>{email}</bold>.', { email: 'ada@example.com' })).toEqual([
      { tag: null, text: 'Sent to ' },
      { tag: 'bold', text: 'ada@example.com' },
      { tag: null, text: '.' },
    ])
  })

  test('a value never becomes a mark, a placeholder or a replacement pattern', () => {
    const email = '<bold>x</bold>{email}$&'
    expect(formatText('To {email}', { email })).toEqual([{ tag: null, text: `To ${email}` }])
  })

  test('a mark that is not closed is text', () => {
    expect(formatText('a <bold> b')).toEqual([{ tag: null, text: 'a <bold> b' }])
  })
})
