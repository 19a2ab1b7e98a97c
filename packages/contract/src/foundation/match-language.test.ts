import { describe, expect, test } from 'vitest'
import { matchLanguage } from './match-language.ts'

const known = ['de', 'en', 'pt', 'pt-BR', 'zh-Hant'] as const

describe('the language of a tag', () => {
  test.each([
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de_AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['pt-br-x-own', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['zh-Hant-TW', 'zh-Hant'],
  ])('"%s" is %s', (wanted, found) => expect(matchLanguage(wanted, known)).toBe(found))

  test.each(['', '-', 'deu', 'd', 'zh', 'xx-de', '*', '../de', 'constructor'])(
    '"%s" has none',
    (wanted) => expect(matchLanguage(wanted, known)).toBeUndefined(),
  )
})
