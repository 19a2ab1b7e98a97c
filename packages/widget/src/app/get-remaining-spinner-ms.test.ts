import { expect, test } from 'vitest'
import { getRemainingSpinnerMs } from './get-remaining-spinner-ms.ts'

test.each([
  [0, 0],
  [199, 0],
  [200, 300],
  [350, 150],
  [500, 0],
  [9_000, 0],
])('a spinner is not shown, or for 0.3 s at least: after %i ms it stays for %i', (waited, hold) => {
  expect(getRemainingSpinnerMs(waited)).toBe(hold)
})
