import { describe, expect, it } from 'vitest'
import { cleanEmail, cleanName, cleanPhone, withoutInvisible } from './clean-text.ts'

/** All invisible characters of Unicode's first two planes. */
const invisible = Array.from({ length: 0x20000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{DI}/u.test(character))

describe('text as people paste it', () => {
  it('B6: loses every invisible character', () => {
    expect(invisible.length).toBeGreaterThan(50)
    for (const character of [
      ...invisible,
      '\u200B',
      '\u200E',
      '\u202A',
      '\u2066',
      '\uFEFF',
      '\u00AD',
    ]) {
      expect(withoutInvisible(`a${character}b`)).toBe('ab')
      expect(cleanEmail(`${character}a${character}da@example.com${character}`)).toBe(
        'ada@example.com',
      )
      expect(cleanPhone(`${character}+49 30${character}123456${character}`)).toBe('+49 30123456')
    }
  })

  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['\u00A0 ada@example.com\u3000\n', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO:ada@example.com?subject=Hello', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['<mailto:ada@example.com>', 'ada@example.com'],
    ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
    ['"Ada Lovelace" <ada@example.com>,', 'ada@example.com'],
    ['"ada@example.com"', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada@example.com;', 'ada@example.com'],
    ['ａｄａ＠example．com', 'ada@example.com'],
    ["o'hara_1@example.org", "o'hara_1@example.org"],
    // ambiguous texts stay unchanged
    ['"e@attacker.com" <ada@example.com>', '"e@attacker.com" <ada@example.com>'],
    ['ada@example.com, bob@example.com', 'ada@example.com, bob@example.com'],
    ['<ada@example.com><bob@example.com>', '<ada@example.com><bob@example.com>'],
    ['ada bob@example.com', 'ada bob@example.com'],
  ])('B6: the address %j is read as %j', (text, address) => {
    expect(cleanEmail(text)).toBe(address)
    expect(cleanEmail(address)).toBe(address)
  })

  it('B6: an address is cleaned quickly, however long it is', () => {
    const spaces = ' '.repeat(100_000)
    for (const text of [
      `${spaces}a`,
      `<${spaces}`,
      `mailto:${'?'.repeat(100_000)}`,
      '"'.repeat(100_000),
    ]) {
      expect(cleanEmail(text).length).toBeLessThanOrEqual(text.length)
    }
  })

  it.each([
    ['tel:+14155550132', '+14155550132'],
    ['TEL:+1-415-555-0132', '+1-415-555-0132'],
    ['\u202A+49 30 123456\u202C', '+49 30 123456'],
  ])('B6: the number %j is read as %j', (text, number) => {
    expect(cleanPhone(text)).toBe(number)
  })

  it('B6: a name keeps characters that join its letters, and loses those that change the writing direction', () => {
    expect(cleanName('\u200F \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645\uFEFF')).toBe(
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    )
    expect(cleanName('\u{1F469}\u200D\u{1F4BB} laptop')).toBe('\u{1F469}\u200D\u{1F4BB} laptop')
    expect(cleanName('ada\u202Egpj.exe')).toBe('adagpj.exe')
  })
})
