import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares two secrets or digests.
 *
 * Constant time: both sides are hashed to one length first, so neither their content nor their length
 * shows in how long the comparison takes.
 */
export function isEqualDigest(left: string | Uint8Array, right: string | Uint8Array): boolean {
  return timingSafeEqual(hash(left), hash(right))
}

function hash(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest()
}
