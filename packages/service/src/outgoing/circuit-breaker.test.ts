import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('three time-outs in a row open the circuit for half a minute, a response in between prevents it', () => {
  let now = 1_000
  const rests = createCircuitBreaker({ now: () => now })
  rests.onTimeout('a')
  rests.onTimeout('a')
  rests.onAnswer('a')
  rests.onTimeout('a')
  rests.onTimeout('a')
  expect(rests.isOpen('a')).toBe(false)
  rests.onTimeout('a')
  expect(rests.isOpen('a')).toBe(true)
  expect(rests.isOpen('b')).toBe(false)
  now += 29_999
  expect(rests.isOpen('a')).toBe(true)
  now += 1
  expect(rests.isOpen('a')).toBe(false)
  rests.onTimeout('a')
  expect(rests.isOpen('a')).toBe(true)
  now += 30_000
  rests.onAnswer('a')
  rests.onTimeout('a')
  expect(rests.isOpen('a')).toBe(false)
})
