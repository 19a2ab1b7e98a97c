import { describe, expect, it } from 'vitest'
import { hashSha256 } from '../../foundation/hash/sha-256.ts'
import { findSolution } from './proof-of-work.ts'

const countZeroBits = (text: string) => {
  const bits = Array.from(hashSha256(new TextEncoder().encode(text)), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('')
  return bits.indexOf('1')
}

/** A clock that has moved on by a little whenever it is looked at. */
function createPace(msPerLook: number) {
  let ms = 0
  let rests = 0
  return {
    now() {
      ms += msPerLook
      return ms
    },
    async rest() {
      rests++
    },
    countRests: () => rests,
  }
}

describe('the proof of work', () => {
  it.each([0, 1, 5, 8, 12])('has at least %i zero bits', async (difficulty) => {
    const solution = await findSolution('challenge', difficulty)
    expect(solution).toMatch(/^\d+$/)
    expect(countZeroBits(`challenge.${solution}`)).toBeGreaterThanOrEqual(difficulty)
  })

  it.each([1, 54, 55, 56, 62, 63, 64, 127, 200])(
    'is found for a challenge of %i characters, whichever hash block it ends in',
    async (length) => {
      const challenge = 'x'.repeat(length)
      const solution = await findSolution(challenge, 8)
      expect(countZeroBits(`${challenge}.${solution}`)).toBeGreaterThanOrEqual(8)
    },
  )

  it('is the first number that satisfies the difficulty', async () => {
    const solution = Number(await findSolution('challenge', 10))
    for (let number = 0; number < solution; number++)
      expect(countZeroBits(`challenge.${number}`)).toBeLessThan(10)
  })

  it('yields to the page at the end of each time slice', async () => {
    const pace = createPace(3) // a slice is two looks long
    const solution = Number(await findSolution('challenge', 12, undefined, pace))
    const looks = Math.floor((solution - 1) / 64) + 1
    expect(pace.countRests()).toBeGreaterThanOrEqual(Math.floor(looks / 3))
    expect(pace.countRests()).toBeGreaterThan(2)
  })

  it('stops when it is aborted', async () => {
    const leaving = new AbortController()
    const reason = new Error('the screen was left')
    const pace = { now: createPace(10).now, rest: async () => leaving.abort(reason) }
    await expect(findSolution('challenge', 60, leaving.signal, pace)).rejects.toBe(reason)
  })
})
