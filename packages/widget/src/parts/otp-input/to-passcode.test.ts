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

  it('takes only digits from 0 to 9, which is what the service compares', () => {
    expect(toPasscode('４８２913٤٢')).toBe('913')
  })
})
