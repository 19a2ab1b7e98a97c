import { isLongRun } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { createId, createToken, isToken } from './create-id.ts'
import { systemRandom } from './random.ts'

const many = isLongRun ? 1_000_000 : 20_000

describe('tokens', () => {
  test('SES-14 among very many there is no duplicate, each has 256 bits, in characters safe in headers and URLs', () => {
    const seen = new Set<string>()
    for (let i = 0; i < many; i++) {
      const token = createToken(systemRandom)
      // 43 characters of base64url: 256 bits.
      if (!isToken(token)) expect.unreachable(token)
      // Half of a token identifies it and needs half the memory.
      seen.add(token.slice(0, 22))
    }
    expect(seen.size).toBe(many)
  })

  test('SES-14 every character is equally likely in every position', () => {
    const rounds = 64_000
    const places = 42
    const counts = Array.from({ length: places }, () => new Map<string, number>())
    for (let i = 0; i < rounds; i++) {
      const token = createToken(systemRandom)
      for (const [place, count] of counts.entries()) {
        const letter = token.charAt(place)
        count.set(letter, (count.get(letter) ?? 0) + 1)
      }
    }
    const expected = rounds / 64
    for (const count of counts) {
      expect(count.size).toBe(64)
      const square = [...count.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
      // Chi-square with 63 degrees of freedom: a uniform source exceeds this value once in 10^9 runs.
      expect(square).toBeLessThan(150)
    }
  })

  test('SES-14 ids have 122 random bits and name their environment', () => {
    const ids = Array.from({ length: 10_000 }, () =>
      createId(systemRandom, 'session', 'project-live-1'),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids)
      expect(id).toMatch(
        /^session-live-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
  })
})
