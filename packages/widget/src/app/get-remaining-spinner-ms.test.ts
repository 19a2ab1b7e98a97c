import { expect, test } from 'vitest'
import { getRemainingSpinnerMs } from './get-remaining-spinner-ms.ts'

test.each([
  [0, 0],
  [199, 0],
  [200, 300],
  [350, 150],
  [500, 0],
  [9_000, 0],
])(
  'a spinner appears after 200 ms and stays at least 300 ms: after waiting %i ms it stays for another %i',
  (waited, hold) => {
    expect(getRemainingSpinnerMs(waited)).toBe(hold)
  },
)
