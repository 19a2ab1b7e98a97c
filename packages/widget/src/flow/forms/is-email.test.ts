import { describe, expect, test } from 'vitest'
import { isEmail } from './is-email.ts'

describe('an e-mail address', () => {
  test.each([
    'ada@example.com',
    'a.b+c@mail.example.co.uk',
    "o'hara_1@example.org",
    'ädä@exämple.de',
    'a..b@docomo.ne.jp',
    'ada.@docomo.ne.jp',
    `${'a'.repeat(242)}@example.com`,
  ])('may be %s', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'ada',
    'ada@example',
    '@example.com',
    'ada@.com',
    'ada@example.',
    'ada@example..com',
    'a da@example.com',
    'ada@exam ple.com',
    'a@b@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('may not be %s', (text) => expect(isEmail(text)).toBe(false))

  test('is checked quickly, however long it is', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false)
  })
})
