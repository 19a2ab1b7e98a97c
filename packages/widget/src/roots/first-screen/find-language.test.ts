import { expect, test } from 'vitest'
import { findLanguage } from './find-language.ts'
import type { FirstScreenOptions } from './first-screen-options.ts'

test.each<[string, FirstScreenOptions, string]>([
  ['`locale`', { locale: 'de-AT', pageLanguage: 'fr', acceptLanguage: 'ja' }, 'de-AT'],
  ['the page', { pageLanguage: 'fr', acceptLanguage: 'ja' }, 'fr'],
  ['the request, by its weights', { acceptLanguage: 'ca, ja;q=0.5, ar;q=0.9' }, 'ar'],
  ['English without any of them', {}, 'en'],
  ['English without a header', { acceptLanguage: null }, 'en'],
])('a served screen is in the language of %s', (_, options, locale) => {
  const language = findLanguage(options)
  expect(language.locale).toBe(locale)
  expect('login.title' in language.texts).toBe(locale !== 'en')
})
