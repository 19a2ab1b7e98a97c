import { toBase58 } from './to-base58.ts'

/** The length of an ed25519 signature. */
const signatureBytes = 64

/**
 * Checks a Solana address: 32 bytes in base58.
 *
 * @throws Error for any other value
 */
export function toSolanaAddress(said: unknown): string {
  const address = String(said)
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return address
  throw new Error('The wallet answered no address.')
}

/**
 * Encodes a signature in the form that the service accepts.
 *
 * @throws Error for a value that is not a signature
 */
export function toSolanaSignature(said: unknown): string {
  if (ArrayBuffer.isView(said) && said.byteLength === signatureBytes) {
    return toBase58(new Uint8Array(said.buffer, said.byteOffset, signatureBytes))
  }
  throw new Error('The wallet answered no signature.')
}
