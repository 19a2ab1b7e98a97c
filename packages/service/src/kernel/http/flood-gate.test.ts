import { describe, expect, test } from 'vitest'
import { createFloodGate } from './flood-gate.ts'

describe('the flood gate', () => {
  const limit = { max: 2, perSeconds: 10 }

  test('admits requests up to the limit in a window, and says how long the rest must wait', () => {
    let now = 1_000
    const gate = createFloodGate({ now: () => now })
    expect([gate.take('a', limit), gate.take('a', limit)]).toEqual([0, 0])
    now += 4_000
    expect(gate.take('a', limit)).toBe(6_000)
    expect(gate.take('b', limit)).toBe(0)
    now += 6_000
    expect(gate.take('a', limit)).toBe(0)
  })

  test('drops the oldest entries instead of growing', () => {
    const gate = createFloodGate({ now: () => 0 }, 3)
    gate.take('first', { max: 1, perSeconds: 1 })
    for (const key of ['x', 'y', 'z']) gate.take(key, limit)
    expect(gate.take('first', { max: 1, perSeconds: 1 })).toBe(0)
    expect(gate.take('z', { max: 1, perSeconds: 1 })).toBeGreaterThan(0)
  })
})
