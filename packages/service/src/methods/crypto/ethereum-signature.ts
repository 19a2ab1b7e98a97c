/**
 * Signatures of Ethereum keys (EIP-191, `personal_sign`). The only accepted format is 0x and 65 bytes: r, s, v. Compact
 * signatures (EIP-2098), DER, and the other root (r, n − s) of the same signature are refused, since no wallet sends
 * them.
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hashPersonalMessage } from './hash-personal-message.ts'

/** Returns true for a signature by the key of this address. The address is in lower case. */
export function isSignedByAddress(address: string, message: string, signature: string): boolean {
  const hash = hashPersonalMessage(message)
  return recoverAddress(hash, signature) === address
}

function recoverAddress(hash: Uint8Array, text: string): string | null {
  if (!/^0x[0-9a-fA-F]{130}$/.test(text)) return null
  const bytes = Buffer.from(text.slice(2), 'hex')
  const recovery = toRecovery(bytes.readUInt8(64))
  if (recovery === null) return null
  try {
    const signature = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
    // EIP-2 accepts only the lower of the two roots.
    if (signature.hasHighS()) return null
    const key = signature.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(false)
    return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(12)).toString('hex')}`
  } catch {
    // r or s is out of range, or the point is not on the curve.
    return null
  }
}

/** Wallets write 27 or 28; some hardware wallets write 0 or 1. */
function toRecovery(v: number): 0 | 1 | null {
  if (v === 0 || v === 27) return 0
  return v === 1 || v === 28 ? 1 : null
}
