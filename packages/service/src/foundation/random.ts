import { randomFillSync, randomInt } from 'node:crypto'

/** Randomness, passed in so that tests can replace it. In production it always comes from the system's CSPRNG. */
export interface Random {
  /** Returns `size` random bytes. */
  bytes(size: number): Uint8Array
  /** Returns a uniform integer from 0 to `below - 1`. */
  integer(below: number): number
}

/** Buffers random bytes: asking the system for a few bytes at a time takes ten times as long. */
const pool = Buffer.alloc(4_096)
let taken = pool.length

function takeBytes(size: number): Uint8Array {
  if (size > pool.length) return randomFillSync(Buffer.alloc(size))
  if (taken + size > pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + size))
  // Erases used bytes, so that a later dump of this memory contains no secret that was issued.
  pool.fill(0, taken, taken + size)
  taken += size
  return bytes
}

/** The system's CSPRNG; `integer` has no modulo bias. */
export const systemRandom: Random = {
  bytes: takeBytes,
  integer: (below) => randomInt(below),
}
