import { describe, expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const tags = ['ar', 'de', 'en', 'nb', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant']
const choose = (said: readonly unknown[], preferred: readonly string[] = [], strings?: object) =>
  chooseLanguage(said, preferred, strings, tags)

describe('the language of a widget', () => {
  test.each<[string, readonly unknown[], readonly string[], string]>([
    ['the one of `locale`, whatever page and browser say', ['de', 'ar'], ['pt'], 'de'],
    ['the page’s without `locale`, in any browser', [undefined, 'ar'], ['de', 'en'], 'ar'],
    [
      'the browser’s first one that the widget has',
      [undefined, undefined],
      ['ca', 'it', 'pt', 'de'],
      'pt-BR',
    ],
    ['the page’s if the widget does not have that of `locale`', ['eo', 'de'], ['pt'], 'de'],
    ['the browser’s if the widget does not have the page’s', [undefined, 'eo'], ['de'], 'de'],
    ['English if the page says so, in any browser', [undefined, 'en-GB'], ['de'], 'en'],
    ['English without a match', ['eo', 'x-default'], ['ca', 'it'], 'en'],
    ['English where nothing is said', [undefined, undefined], [], 'en'],
  ])('is %s', (_, said, preferred, tag) => expect(choose(said, preferred).tag).toBe(tag))

  test.each([null, false, 7, {}, '', '*', '../de', 'constructor', 'de AT'])(
    'passes over %j, which is no language',
    (wanted) => expect(choose([wanted, wanted], ['de']).tag).toBe('de'),
  )

  test.each([
    ['de-AT', 'de-AT'],
    ['de_AT', 'de-AT'],
    ['zh-TW', 'zh-TW'],
    ['en-GB', 'en-GB'],
  ])('"%s" keeps its region for dates and numbers', (wanted, locale) => {
    expect(choose([wanted]).locale).toBe(locale)
    expect(choose([], [wanted]).locale).toBe(locale)
  })

  test('is the host’s own where it brings texts, with English for those that it leaves out', () => {
    expect(choose(['eo', 'de'], ['de'], {})).toEqual({ tag: 'en', locale: 'eo' })
    expect(choose([undefined, 'fa-IR'], ['de'], {})).toEqual({ tag: 'en', locale: 'fa-IR' })
    expect(choose(['sr-Latn-RS'], [], {})).toEqual({ tag: 'en', locale: 'sr-Latn-RS' })
    // a browser's language is never the host's own
    expect(choose([undefined, undefined], ['eo', 'de'], {})).toEqual({ tag: 'de', locale: 'de' })
  })

  test.each(['x-default', 'not a language', '-', 'eo-', 'e', 'eo-1', 'constructor', 'eo-ab-cd-ef'])(
    'is no own one of the host for "%s", which `Intl` may refuse',
    (wanted) => expect(choose([wanted], ['de'], {})).toEqual({ tag: 'de', locale: 'de' }),
  )
})
