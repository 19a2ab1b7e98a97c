import { keccak_256 } from '@noble/hashes/sha3.js'

/** Hashes a message for `personal_sign`. Its prefix cannot start a transaction, so the signature is valid for none. */
export function hashPersonalMessage(message: string): Uint8Array {
  const text = Buffer.from(message)
  return keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]),
  )
}
