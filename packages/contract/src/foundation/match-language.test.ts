import { describe, expect, test } from 'vitest'
import { matchLanguage } from './match-language.ts'

const known = ['de', 'en', 'es', 'he', 'nb', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'] as const

describe('the language of a tag', () => {
  test.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de_AT', 'de'],
    ['de-1996', 'de'],
    ['de-DE-u-co-phonebk', 'de'],
    ['deu', 'de'],
    ['en-GB', 'en'],
    ['es-419', 'es'],
  ])('"%s" is %s, in any spelling and of any region', (wanted, found) =>
    expect(matchLanguage(wanted, known)).toBe(found),
  )

  test.each([
    ['pt', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['pt_br', 'pt-BR'],
    ['pt-br-x-own', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['pt-MZ', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
  ])(
    '"%s" is %s: Brazil’s form for Brazil and without a region, Portugal’s elsewhere',
    (wanted, found) => expect(matchLanguage(wanted, known)).toBe(found),
  )

  test.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['cmn-TW', 'zh-Hant'],
  ])('"%s" is %s, by the script that the region writes', (wanted, found) =>
    expect(matchLanguage(wanted, known)).toBe(found),
  )

  test.each([
    ['no', 'nb'],
    ['no-NO', 'nb'],
    ['nn', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['iw', 'he'],
    ['he-IL', 'he'],
  ])('"%s" is %s, by an older or a nearby name', (wanted, found) =>
    expect(matchLanguage(wanted, known)).toBe(found),
  )

  test('has its own tag where that is known beside its relative', () => {
    expect(matchLanguage('de-AT', ['de', 'de-CH'])).toBe('de')
    expect(matchLanguage('de-CH', ['de', 'de-CH'])).toBe('de-CH')
  })

  test.each([
    '',
    '-',
    'd',
    'it',
    'sr',
    'xx-de',
    '*',
    '../de',
    'constructor',
    'x-default',
    'de AT',
    'C.UTF-8',
    '1',
  ])('"%s" has none', (wanted) => expect(matchLanguage(wanted, known)).toBeUndefined())
})
