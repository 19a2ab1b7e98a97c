import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './to-ascii-digits.ts'

/** The zeros of all scripts with digits, from Unicode's data about numbers. */
const zeros = Array.from({ length: 0x20000 }, (_, point) => point).filter((point) => {
  if (point >= 0xd800 && point <= 0xdfff) return false
  const isDigit = (at: number) => /^\p{Nd}$/u.test(String.fromCodePoint(at))
  if (!isDigit(point)) return false
  let before = 0
  while (point - before > 0 && isDigit(point - before - 1)) before++
  return before % 10 === 0
})

describe('digits of every script', () => {
  it('B2: are read as the digits that they are', () => {
    expect(zeros.length).toBeGreaterThan(60)
    for (const zero of zeros) {
      const all = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join(
        '',
      )
      expect(toAsciiDigits(all)).toBe('0123456789')
    }
  })

  it('B2: leave the rest of a text as it is, but for the plus of other widths', () => {
    expect(toAsciiDigits('＋４９ é ½ ² Ⅷ')).toBe('+49 é ½ ² Ⅷ')
  })
})
