/**
 * Signatures of Solana keys: Ed25519 over the message's UTF-8 bytes, strictly by RFC 8032. Node's own verification
 * accepts keys of small order, for which one signature is valid for every message.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Returns true for a signature by the key that the address encodes. */
export function isSignedByKey(address: string, message: string, signature: string): boolean {
  const bytes = decode(signature)
  if (bytes === null) return false
  const key = base58.decode(address)
  if (isSmallOrder(key) || isSmallOrder(bytes.subarray(0, 32))) return false
  // `zip215: true` would accept encodings that are not canonical. Either mode requires S to be below the order of the
  // group.
  return ed25519.verify(bytes, Buffer.from(message), key, { zip215: false })
}

/** Decodes a signature: 64 bytes have 64 to 88 characters in base58. */
function decode(text: string): Uint8Array | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)) return null
  const bytes = base58.decode(text)
  return bytes.length === 64 ? bytes : null
}

/** Returns true also for bytes that encode no point. */
function isSmallOrder(bytes: Uint8Array): boolean {
  try {
    return ed25519.Point.fromBytes(bytes, false).isSmallOrder()
  } catch {
    return true
  }
}
