import { afterEach, expect, test, vi } from 'vitest'
import { createSeededRandom } from './create-seeded-random.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const take = (count: number) => {
  const random = createSeededRandom('a test')
  return Array.from({ length: count }, () => random.next())
}

test('the printed seed gives the same random values again', () => {
  const print = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubEnv('PORTICO_TEST_SEED', '')
  const first = take(5)
  const seed = /PORTICO_TEST_SEED=(\d+)$/.exec(String(print.mock.lastCall?.[0]))?.[1]
  vi.stubEnv('PORTICO_TEST_SEED', seed)
  expect(take(5)).toEqual(first)
  expect(new Set(first).size).toBe(5)
  for (const value of first) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThan(1)
  }
})

test('an invalid seed is refused', () => {
  vi.stubEnv('PORTICO_TEST_SEED', 'luck')
  expect(() => createSeededRandom('a test')).toThrow('PORTICO_TEST_SEED must be a whole number')
})
