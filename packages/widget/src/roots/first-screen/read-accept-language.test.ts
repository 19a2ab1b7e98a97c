import { expect, test } from 'vitest'
import { readAcceptLanguage } from './read-accept-language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.5, fr ; q=0.9 ,pt', ['pt', 'fr', 'en']],
  ['de;q=0, en;q=x, it', ['it']],
  ['*', ['*']],
  ['', ['']],
])('the languages of "%s" are in the order of their weights', (header, tags) =>
  expect(readAcceptLanguage(header)).toEqual(tags),
)
