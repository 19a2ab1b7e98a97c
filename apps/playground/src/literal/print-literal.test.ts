import { describe, expect, it } from 'vitest'
import { toValue } from './literal-node.ts'
import { parseLiteral } from './parse-literal.ts'
import { printLiteral } from './print-literal.ts'
import { setProperty } from './set-property.ts'
import { tokenizeLiteral } from './tokenize-literal.ts'

describe('printLiteral', () => {
  it('writes what parseLiteral reads back', () => {
    const value = {
      products: ['emailMagicLinks', 'otp'],
      strings: { 'button.continue': 'Let\'s </script> "go"\n' },
      nested: { list: [{ a: 1 }, { b: [true, null] }], empty: {} },
    }
    const text = printLiteral(value)
    expect(toValue(parseLiteral(text))).toEqual(value)
    expect(text).not.toContain('</script')
  })

  it('keeps short things on one line and breaks the rest', () => {
    expect(printLiteral({ products: ['otp'], otpOptions: { methods: ['email'] } })).toBe(
      "{\n  products: ['otp'],\n  otpOptions: { methods: ['email'] },\n}",
    )
  })
})

describe('setProperty', () => {
  it('changes one value and leaves words, comments and spacing alone', () => {
    const text = "{\n  // mine\n  products: [ 'otp' ],   // keep\n  a: 1,\n}"
    expect(setProperty(text, 'products', "['emailMagicLinks']")).toBe(
      "{\n  // mine\n  products: ['emailMagicLinks'],   // keep\n  a: 1,\n}",
    )
  })

  it.each([
    ['{}', '{ b: 2 }'],
    ['{ a: 1 }', '{ a: 1, b: 2 }'],
    ['{ a: 1, }', '{ a: 1, b: 2 }'],
    ['{\n  a: 1\n}', '{\n  a: 1,\n  b: 2,\n}'],
    ['{\n  a: 1,\n}', '{\n  a: 1,\n  b: 2,\n}'],
    ['{\n}', '{\n  b: 2,\n}'],
  ])('adds a key that is missing to %j', (text, expected) => {
    expect(setProperty(text, 'b', '2')).toBe(expected)
  })
})

describe('tokenizeLiteral', () => {
  it('loses no character of any text', () => {
    for (const text of ['{ a: "x', '/* y', '😀 § { ', "it's '\n'", '{a:1}//', '\\']) {
      expect(
        tokenizeLiteral(text)
          .map((token) => token.text)
          .join(''),
      ).toBe(text)
    }
  })
})
