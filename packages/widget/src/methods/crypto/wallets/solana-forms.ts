import { toBase58 } from './to-base58.ts'

/** How long an ed25519 signature is. */
const signatureBytes = 64

/** A Solana address: 32 bytes in base58. @throws Error for anything else */
export function toSolanaAddress(said: unknown): string {
  const address = String(said)
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return address
  throw new Error('The wallet answered no address.')
}

/** A signature as the service takes it. @throws Error for what is none */
export function toSolanaSignature(said: unknown): string {
  if (ArrayBuffer.isView(said) && said.byteLength === signatureBytes) {
    return toBase58(new Uint8Array(said.buffer, said.byteOffset, signatureBytes))
  }
  throw new Error('The wallet answered no signature.')
}
