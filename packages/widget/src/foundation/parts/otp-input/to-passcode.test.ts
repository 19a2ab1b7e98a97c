import { describe, expect, it } from 'vitest'
import { toPasscode } from './to-passcode.ts'

describe('reading a passcode', () => {
  it.each([
    ['482913', '482913'],
    ['482 913', '482913'],
    [' 482-913\n', '482913'],
    ['Your passcode is 482913.', '482913'],
    ['4829', '4829'],
    ['4829137', '482913'],
    ['abc', ''],
    ['', ''],
  ])('%j is read as %j', (text, code) => {
    expect(toPasscode(text)).toBe(code)
  })

  it.each([
    ['４８２９１３', 'full-width'],
    ['٤٨٢٩١٣', 'Arabic'],
    ['۴۸۲۹۱۳', 'Persian'],
    ['४८२९१३', 'Devanagari'],
    ['𝟺𝟾𝟸𝟿𝟷𝟹', 'mathematical'],
    ['\u202A٤٨٢\u00A0٩١٣\u202C', 'pasted, with marks around'],
    ['４８２913', 'mixed'],
  ])('B2: %j is read as the code that it is (%s)', (text) => {
    expect(toPasscode(text)).toBe('482913')
  })
})
