import { randomBytes, randomInt } from 'node:crypto'
import type { Random } from './ports.ts'

/** The system's CSPRNG; `integer` has no modulo bias. */
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  integer: (below) => randomInt(below),
}
