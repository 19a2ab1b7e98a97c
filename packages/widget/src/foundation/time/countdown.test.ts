import { describe, expect, test } from 'vitest'
import { countdown } from './countdown.ts'

describe('the countdown', () => {
  test.each([
    [300_000, '5:00'],
    [299_999, '5:00'],
    [299_000, '4:59'],
    [61_000, '1:01'],
    [59_001, '1:00'],
    [9_000, '0:09'],
    [1, '0:01'],
    [600_000, '10:00'],
  ])('%i ms before the end it shows %s and is not over', (left, label) => {
    expect(countdown(1_000_000 + left, 1_000_000)).toEqual({ isOver: false, label })
  })

  test.each([0, -1, -3_600_000])('%i ms from the end it is over', (left) => {
    expect(countdown(1_000_000 + left, 1_000_000)).toEqual({ isOver: true, label: '0:00' })
  })
})
