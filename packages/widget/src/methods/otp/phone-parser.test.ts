import { type CountryCode, getExampleNumber } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { countries, toCallingCode } from './countries.ts'
import { format, parse } from './phone-parser.ts'

const known = Object.keys(metadata.countries)

/** Types a text key by key, as the field does it: what was formatted is what the next key is added to. */
function type(text: string, region: string) {
  let typed = { region, text: '' }
  for (const key of text) typed = format({ ...typed, text: typed.text + key })
  return typed
}

test('the selector lists every country that the parser knows, each with its calling code', () => {
  expect(countries.map(({ region }) => region)).toEqual([...known].sort())
  const codes = countries.map(({ region }) => metadata.countries[region as CountryCode]?.[0])
  expect(countries.map(({ code }) => code)).toEqual(codes)
})

describe.each(countries.map(({ region }) => region))('the example number of %s', (region) => {
  const example = getExampleNumber(region as CountryCode, examples, metadata)
  if (!example) throw new Error(`There is no example for ${region}.`)
  const { number, nationalNumber } = example
  const national = example.formatNational()

  test('is read as it is written there, and as the world writes it', () => {
    const whole = { isValid: true, number, national, international: example.formatInternational() }
    for (const text of [national, number, example.formatInternational(), number.replace('+', '00')])
      expect(parse(text, region)).toEqual(whole)
  })

  test('is formatted while it is typed', () => {
    const typed = type(national.replace(/\D/g, ''), region)
    expect(typed.region).toBe(region)
    expect(typed.text.replace(/\D/g, '')).toBe(national.replace(/\D/g, ''))
    expect(parse(typed.text, region).number).toBe(number)
  })

  test('A10: is not split before the fourth digit', () => {
    for (const whole of [national, nationalNumber, number, '123', '1 (23', '+1 23'])
      for (let length = 1; length <= whole.length; length++) {
        const text = whole.slice(0, length)
        const digits = text.replace(/\D/g, '')
        if (digits.length >= 4) continue
        const expected = text.startsWith('+') ? `+${digits}` : digits
        expect(type(text, region)).toEqual({ region, text: expected })
        expect(format({ region, text })).toEqual({ region, text: expected })
      }
  })

  test('brings its country along when it is pasted in full', () => {
    const elsewhere = region === 'DE' ? 'FR' : 'DE'
    const pasted = format({ region: elsewhere, text: number })
    // several countries share a code and, some of them, the numbers, too
    expect(toCallingCode(pasted.region)).toBe(toCallingCode(region))
    expect(parse(pasted.text, pasted.region)).toMatchObject({ isValid: true, number })
  })

  test('needs all of its digits', () => {
    expect(parse(nationalNumber.slice(0, 3), region).isValid).toBe(false)
    expect(parse(`${national}00000000`, region).isValid).toBe(false)
  })
})

describe('a number while it is typed', () => {
  test.each([
    ['4', '4'],
    ['415', '415'],
    ['4155', '415 5'],
    ['4155550132', '(415) 555-0132'],
    ['41555501327', '41555501327'],
  ])('%s is %s in the United States', (typed, text) => {
    expect(type(typed, 'US').text.replaceAll(/[()]/g, '')).toBe(text.replaceAll(/[()]/g, ''))
  })

  test.each([
    ['+442079460958', 'GB', '020 7946 0958'],
    ['00442079460958', 'GB', '020 7946 0958'],
    ['+1 (415) 555-0132', 'US', '(415) 555-0132'],
    ['+٤٩٣٠١٢٣٤٥٦', 'DE', '030 123456'],
    ['tel:+49-30-123456', 'DE', '030 123456'],
    ['\u202A+49\u200B30\u00A0123456\u202C', 'DE', '030 123456'],
  ])('%s is a number of %s, and shown as %s', (pasted, region, text) => {
    expect(format({ region: 'FR', text: pasted })).toEqual({ region, text })
  })

  test('an international one stays as it is until it is whole', () => {
    expect(type('+44207946', 'US')).toEqual({ region: 'US', text: '+44 20 7946' })
  })
})

describe('a number at its submit', () => {
  test.each([
    ['(123) 456-7890', 'US'],
    ['', 'US'],
    ['call me', 'US'],
    ['+', 'US'],
    ['+999 123 456 789', 'US'],
    ['4155550132', 'ZZ'],
  ])('"%s" of %s is none', (text, region) => {
    expect(parse(text, region).isValid).toBe(false)
  })

  test.each([
    ['(415) 555-0132', 'US', '+14155550132'],
    ['415.555.0132', 'US', '+14155550132'],
    ['1 415 555 0132', 'US', '+14155550132'],
    ['011 44 20 7946 0958', 'US', '+442079460958'],
    ['٠٣٠ ١٢٣٤٥٦', 'DE', '+4930123456'],
    ['＋４９ ３０ １２３４５６', 'US', '+4930123456'],
    ['+39 06 1234 5678', 'US', '+390612345678'],
  ])('"%s" of %s is %s', (text, region, number) => {
    expect(parse(text, region)).toMatchObject({ isValid: true, number })
  })
})
