import { expect, test } from 'vitest'
import { choosePageLanguage } from './choose-page-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE-ch;q=0.3', 'de'],
  ['eo, fr;q=0.8, en;q=0.5', 'fr'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['de;q=0, es;q=0.1', 'es'],
  ['de;q=none, fr', 'fr'],
  ['*', 'en'],
  ['den, esperanto', 'en'],
  [',,;;q=', 'en'],
])('%j is answered in %s', (accepted, language) => {
  expect(choosePageLanguage(accepted)).toBe(language)
})
