import { randomFillSync, randomInt } from 'node:crypto'

/** Randomness, handed in so that it has one place. Always from the system's CSPRNG in production. */
export interface Random {
  /** `size` random bytes. */
  bytes(size: number): Uint8Array
  /** A uniform integer from 0 to `below - 1`. */
  integer(below: number): number
}

/** Asked for a few bytes at a time, the system takes ten times as long as the bytes are worth. */
const pool = Buffer.alloc(4_096)
let taken = pool.length

function takeBytes(size: number): Uint8Array {
  if (size > pool.length) return randomFillSync(Buffer.alloc(size))
  if (taken + size > pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + size))
  // Whoever reads this memory later finds none that was handed out.
  pool.fill(0, taken, taken + size)
  taken += size
  return bytes
}

/** The system's CSPRNG; `integer` has no modulo bias. */
export const systemRandom: Random = {
  bytes: takeBytes,
  integer: (below) => randomInt(below),
}
