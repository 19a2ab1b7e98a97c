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

const exampleNumbers = countries.map(({ region }) => {
  const example = getExampleNumber(region as CountryCode, examples, metadata)
  if (!example) throw new Error(`There is no example for ${region}.`)
  return { region, example, number: example.number, national: example.formatNational() }
})

// One test a promise and not one a country: a failure names the country.
describe('the example number of every country', () => {
  test('is read as it is written there, and as the world writes it', () => {
    for (const { region, example, number, national } of exampleNumbers) {
      const international = example.formatInternational()
      const whole = { isValid: true, number, national, international }
      for (const text of [national, number, international, number.replace('+', '00')])
        expect(parse(text, region), `${region}: ${text}`).toEqual(whole)
    }
  })

  test('is formatted while it is typed', () => {
    for (const { region, number, national } of exampleNumbers) {
      const digits = national.replace(/\D/g, '')
      const typed = type(digits, region)
      expect(typed.region, region).toBe(region)
      expect(typed.text.replace(/\D/g, ''), region).toBe(digits)
      expect(parse(typed.text, region).number, region).toBe(number)
    }
  })

  test('A10: is not split before the fourth digit', () => {
    for (const { region, example, number, national } of exampleNumbers) {
      const texts = [national, example.nationalNumber, number, '123', '1 (23', '+1 23']
      const begun = texts.flatMap((whole) => [...whole].map((_, at) => whole.slice(0, at + 1)))
      for (const text of begun) {
        const digits = text.replace(/\D/g, '')
        if (digits.length >= 4) continue
        const expected = { region, text: text.startsWith('+') ? `+${digits}` : digits }
        expect(type(text, region), `${region}: ${text}`).toEqual(expected)
        expect(format({ region, text }), `${region}: ${text}`).toEqual(expected)
      }
    }
  })

  test('brings its country along when it is pasted in full', () => {
    for (const { region, number } of exampleNumbers) {
      const elsewhere = region === 'DE' ? 'FR' : 'DE'
      const pasted = format({ region: elsewhere, text: number })
      // several countries share a code and, some of them, the numbers, too
      expect(toCallingCode(pasted.region), region).toBe(toCallingCode(region))
      expect(parse(pasted.text, pasted.region), region).toMatchObject({ isValid: true, number })
    }
  })

  test('needs all of its digits', () => {
    for (const { region, example, national } of exampleNumbers) {
      expect(parse(example.nationalNumber.slice(0, 3), region).isValid, region).toBe(false)
      expect(parse(`${national}00000000`, region).isValid, region).toBe(false)
    }
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
