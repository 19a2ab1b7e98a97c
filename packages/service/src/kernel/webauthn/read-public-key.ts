import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'
import { verifyKey } from './verify-key.ts'

/** The longest COSE_Key in bytes. The longest supported key, RSA of 4096 bits, has 527. */
const longestKey = 1_024

/**
 * Reads a COSE_Key, and verifies that it is strong and contains nothing else that would be stored with it.
 *
 * @throws Error with the reason; the library's error for bytes that are no COSE_Key
 */
export function readPublicKey(bytes: Uint8Array<ArrayBuffer>) {
  // Refuses additional entries in the key.
  if (bytes.length > longestKey) throw new Error('The key is too long.')
  const key = decodeCredentialPublicKey(bytes)
  verifyKey(key)
  return key
}
