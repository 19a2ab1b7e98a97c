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

test('S8: names from outside do not fill the memory: the oldest of more than a thousand is forgotten', () => {
  const rests = createCircuitBreaker({ now: () => 1_000 })
  const open = (name: string) => [1, 2, 3].forEach(() => void rests.onTimeout(name))
  open('first')
  for (let at = 0; at < 999; at += 1) open(`${at}`)
  expect([rests.isOpen('first'), rests.isOpen('998')]).toEqual([true, true])
  open('999')
  expect([rests.isOpen('first'), rests.isOpen('0')]).toEqual([false, true])
})
