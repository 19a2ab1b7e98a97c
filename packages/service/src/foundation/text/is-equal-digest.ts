import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares two secrets or digests in constant time: both are hashed to the same length first, so that the duration
 * reveals neither their content nor their length.
 */
export function isEqualDigest(left: string | Uint8Array, right: string | Uint8Array): boolean {
  return timingSafeEqual(hash(left), hash(right))
}

function hash(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest()
}
