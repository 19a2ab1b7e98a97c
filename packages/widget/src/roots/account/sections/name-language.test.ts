import { expect, test } from 'vitest'
import { nameLanguage } from './name-language.ts'

test.each([
  ['en', 'English'],
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['tr', 'Türkçe'],
  ['he', 'עברית'],
])('%s is named in its own language: %s', (tag, name) => {
  expect(nameLanguage(tag)).toBe(name)
})
