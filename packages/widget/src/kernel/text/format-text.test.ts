import { describe, expect, test } from 'vitest'
import { formatRuns } from './format-runs.ts'
import { formatText, teachPlurals } from './format-text.ts'
import { choosePlurals } from './plurals.ts'

teachPlurals(choosePlurals)

const characters = 'Must be at least {n, plural, one {# character} other {# characters}} long'

describe('the formatter', () => {
  test('fills values in, as often as they are named', () => {
    expect(formatText('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x')
  })

  test('leaves a placeholder without a value as it is', () => {
    expect(formatText('{a} {b}', { a: 'x' })).toBe('x {b}')
  })

  test.each([
    [1, 'Must be at least 1 character long'],
    [8, 'Must be at least 8 characters long'],
    [1000, 'Must be at least 1,000 characters long'],
  ])('chooses the plural for %i', (n, expected) => {
    expect(formatText(characters, { n })).toBe(expected)
  })

  test('chooses by the rules of the language', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}'
    expect([1, 3, 5].map((n) => formatText(text, { n }, 'pl'))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
    ])
  })

  test('prefers an exact number, and falls back to "other"', () => {
    const text = '{n, plural, =0 {none} other {# left}}'
    expect([formatText(text, { n: 0 }), formatText(text, { n: 1 })]).toEqual(['none', '1 left'])
  })

  test('fills values in inside a plural', () => {
    expect(
      formatText('{n, plural, one {one of} other {# of}} {what}', { n: 2, what: 'them' }),
    ).toBe('2 of them')
  })

  test('marks runs', () => {
    expect(formatRuns('Sent to <bold>{email}</bold>.', { email: 'ada@example.com' })).toEqual([
      { tag: null, text: 'Sent to ' },
      { tag: 'bold', text: 'ada@example.com' },
      { tag: null, text: '.' },
    ])
  })

  test('removes the marks from plain text', () => {
    const message = 'Sent to <bold>{email}</bold>.'
    expect(formatText(message, { email: '<i>$2</i>' })).toBe('Sent to <i>$2</i>.')
  })

  test('a value never becomes a mark, a placeholder or a replacement pattern', () => {
    const email = '<bold>x</bold>{email}$&'
    expect(formatRuns('To {email}', { email })).toEqual([{ tag: null, text: `To ${email}` }])
    expect(formatText('To {email}', { email })).toBe(`To ${email}`)
  })

  test('leaves an unclosed mark as text', () => {
    expect(formatRuns('a <bold> b')).toEqual([{ tag: null, text: 'a <bold> b' }])
    expect(formatText('a <bold> b')).toBe('a <bold> b')
  })
})
