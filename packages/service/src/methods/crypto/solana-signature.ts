/**
 * Signatures of Solana keys: Ed25519 over the message's UTF-8 bytes, by RFC 8032 to the letter. Node's own verification
 * accepts keys of small order, for which one signature fits every message.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** True for a signature by the key that this address is. */
export function isSignedByKey(address: string, message: string, signature: string): boolean {
  const bytes = decode(signature)
  if (bytes === null) return false
  const key = base58.decode(address)
  if (isSmallOrder(key) || isSmallOrder(bytes.subarray(0, 32))) return false
  // zip215 would accept encodings that are not canonical; S is below the order of the group either way.
  return ed25519.verify(bytes, Buffer.from(message), key, { zip215: false })
}

/** 64 bytes are 64 to 88 characters. */
function decode(text: string): Uint8Array | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)) return null
  const bytes = base58.decode(text)
  return bytes.length === 64 ? bytes : null
}

/** Also what is no point at all. */
function isSmallOrder(bytes: Uint8Array): boolean {
  try {
    return ed25519.Point.fromBytes(bytes, false).isSmallOrder()
  } catch {
    return true
  }
}
