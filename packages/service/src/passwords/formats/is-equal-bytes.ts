import { timingSafeEqual } from 'node:crypto'

/** Constant time: how much of a hash was right must not show. */
export function isEqualBytes(actual: Uint8Array, expected: Uint8Array): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
