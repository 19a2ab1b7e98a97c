import { keccak_256 } from '@noble/hashes/sha3.js'

/** What is hashed for `personal_sign`: a prefix that no transaction has. */
export function hashPersonalMessage(message: string): Uint8Array {
  const text = Buffer.from(message)
  return keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]),
  )
}
