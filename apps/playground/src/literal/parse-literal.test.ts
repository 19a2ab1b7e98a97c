import { describe, expect, it } from 'vitest'
import { toValue } from './literal-node.ts'
import { LiteralError, parseLiteral } from './parse-literal.ts'

const read = (text: string) => toValue(parseLiteral(text))

/** @returns what the person is told, with its line */
function complain(text: string): string {
  try {
    parseLiteral(text)
  } catch (error) {
    if (error instanceof LiteralError) return `${error.line}: ${error.message}`
    throw error
  }
  return 'no complaint'
}

describe('parseLiteral', () => {
  it('reads what people write: bare keys, both quotes, comments, trailing commas', () => {
    expect(
      read(`// the config
      {
        products: ['emailMagicLinks', "otp",], /* two */
        'otpOptions': { methods: [\`email\`], expirationMinutes: 5, },
        enableShadowDOM: true,
        logo: null,
        ratio: -.5e1,
      }`),
    ).toEqual({
      products: ['emailMagicLinks', 'otp'],
      otpOptions: { methods: ['email'], expirationMinutes: 5 },
      enableShadowDOM: true,
      logo: null,
      ratio: -5,
    })
  })

  it('reads every JSON object as JSON does', () => {
    const json = '{"a":[1,2.5,-3e2,{"b":null}],"c":"\\u00e4\\n\\"\\\\","d":{},"e":[],"f":false}'
    expect(read(json)).toEqual(JSON.parse(json))
  })

  it('reads the escapes of a text', () => {
    expect(
      read(String.raw`{ a: 'it\'s \x41 \u{1F600} \
end' }`),
    ).toEqual({ a: "it's A 😀 end" })
  })

  it('keeps a key named __proto__ a key', () => {
    const value = read('{ __proto__: { isAdmin: true } }')
    expect(Object.hasOwn(Object(value), '__proto__')).toBe(true)
    expect(Object(value).isAdmin).toBeUndefined()
  })

  it.each([
    ['', '1: There is nothing here. Start with { and end with }.'],
    ['[1]', '1: This must start with {, not with `[`.'],
    ['{\n  a: 1\n  b: 2\n}', '3: A comma is missing before `b`.'],
    ['{\n  a: otp\n}', '2: `otp` is no value. Texts stand in quotes.'],
    ["{\n  a: 'otp,\n}", "2: The text that starts here has no closing '."],
    ["{\n  a: 'otp\\'\n}", "2: The text that starts here has no closing '."],
    ['{\n  a: {\n    b: 1,\n', '3: The { of line 2 has no closing }.'],
    ['{\n  a: [1, 2\n}', '3: `}` does not close the [ of line 2.'],
    ['{ a 1 }', '1: A colon and a value are missing after `a`.'],
    ['{ a: }', '1: A value is missing before `}`.'],
    ['{ a:', '1: The value of `a` is missing.'],
    ['{ a: 1, a: 2 }', '1: `a` is written twice.'],
    ['{ a: 1 } {', '1: `{` stands after the closing }.'],
    ['{ a: 1,, }', '1: A key is expected here, not `,`.'],
    ['{ /* a: 1 }', '1: The comment that starts here has no closing */.'],
    ['{ a: 12px }', '1: `12px` is no value. Texts stand in quotes.'],
    ['{ a: alert(1) }', '1: `alert` is no value. Texts stand in quotes.'],
    [`{ a: ${'['.repeat(60)}`, '1: This is nested too deeply.'],
  ])('says what is wrong and where: %j', (text, complaint) => {
    expect(complain(text)).toBe(complaint)
  })
})
