import { describe, expect, test } from 'vitest'
import { countries } from '../../../methods/otp/countries.ts'
import { nameCountries } from '../../../methods/otp/name-countries.ts'
import { findCountries } from './find-countries.ts'

const english = nameCountries(countries, 'en')
const find = (typed: string, list = english) =>
  findCountries(list, typed).map(({ region }) => region)

describe('a country is found', () => {
  test.each([
    ['germ', 'DE'],
    ['GERMANY', 'DE'],
    ['kingdom', 'GB'],
    ['+49', 'DE'],
    ['49', 'DE'],
    ['0049', 'DE'],
    ['de', 'DE'],
    ['cote', 'CI'],
    ['Åland', 'AX'],
    ['  japan ', 'JP'],
  ])('by "%s": %s', (typed, region) => {
    expect(find(typed)[0]).toBe(region)
  })

  test('in the language of the page', () => {
    expect(find('vereinigte st', nameCountries(countries, 'de'))[0]).toBe('US')
    expect(find('アメリカ', nameCountries(countries, 'ja'))).toContain('US')
  })

  test('with all that share its calling code', () => {
    expect(find('+1')).toEqual(expect.arrayContaining(['US', 'CA', 'DO']))
    expect(find('+1').slice(0, 2)).not.toContain('DE')
  })
})

test('nothing typed leaves all, in their order', () => {
  expect(findCountries(english, ' ')).toBe(english)
})

test('what is nowhere finds none', () => {
  expect(find('atlantis')).toEqual([])
  expect(find('+')).toEqual([])
})
