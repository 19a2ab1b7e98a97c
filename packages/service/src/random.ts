import { randomBytes, randomInt } from 'node:crypto'

/** Randomness, handed in so that it has one place. Always from the system's CSPRNG in production. */
export interface Random {
  /** `size` random bytes. */
  bytes(size: number): Uint8Array
  /** A uniform integer from 0 to `below - 1`. */
  integer(below: number): number
}

/** The system's CSPRNG; `integer` has no modulo bias. */
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  integer: (below) => randomInt(below),
}
