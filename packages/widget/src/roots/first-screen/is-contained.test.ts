import { describe, expect, test } from 'vitest'
import { isContained } from './is-contained.ts'

describe('a value of a theme', () => {
  test.each([
    '#123456',
    '0 1px 2px rgb(0 0 0 / 10%), inset 0 0 0 1px red',
    'color-mix(in srgb, var(--a, var(--b)) 88%, #000)',
    '"Söhne", Arial, sans-serif',
    'url(data:image/svg+xml;base64,AAAA)',
    'url("a;b}c")',
    '1px /* a note */ solid',
    String.raw`"a\"b"`,
  ])('may be %s', (value) => expect(isContained(value, true)).toBe(true))

  test.each([
    'red;color:blue',
    'var(--a, red;color:blue)',
    'red}body{display:none',
    'red}</style><script>',
    '</style>',
    'red !important',
    'rgb(0 0 0',
    'rgb(0 0 0))',
    'var(--a]',
    '"a',
    "'a\nb'",
    'red /* and so on',
    '/*/',
    "url(a'b) ; color: red; x: ('b)",
    'url(a',
    'xurl(/*)',
    'éurl(/*)',
    String.raw`\7d body{}`,
    String.raw`u\72l(a)`,
    'a\0b',
  ])('may not be %j, which would reach beyond it', (value) =>
    expect(isContained(value, true)).toBe(false),
  )
})

describe('the rules of a preset', () => {
  test('may have declarations and nested rules', () => {
    expect(isContained('& .st-button{color:red;border:0}@media print{& h1{margin:0}}', false)).toBe(
      true,
    )
  })

  test('may not end the rule that they stand in', () => {
    expect(isContained('}body{display:none', false)).toBe(false)
    expect(isContained('& .a{color:red}}', false)).toBe(false)
  })
})
