/**
 * Signatures of Ethereum keys (EIP-191, `personal_sign`). One form alone is accepted: 0x and 65 bytes, r, s, v. A compact
 * one (EIP-2098), DER, and the other root (r, n − s) of the same signature are refused: wallets send none of them.
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hashPersonalMessage } from './hash-personal-message.ts'

/** True for a signature by the key whose address this is, in lower case. */
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
    // EIP-2: of the two roots only the low one.
    if (signature.hasHighS()) return null
    const key = signature.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(false)
    return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(12)).toString('hex')}`
  } catch {
    // r or s out of range, or no point of the curve
    return null
  }
}

/** Wallets write 27 or 28; some hardware writes 0 or 1. */
function toRecovery(v: number): 0 | 1 | null {
  if (v === 0 || v === 27) return 0
  return v === 1 || v === 28 ? 1 : null
}
