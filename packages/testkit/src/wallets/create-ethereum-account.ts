import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { WalletAccount } from './wallet-account.ts'

/** Applies the checksum of EIP-55: the hash of the address determines which letters are upper case. */
function toChecksumAddress(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  const letters = [...hex].map((letter, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}

/** Makes an Ethereum account with a new key. It signs by `personal_sign` (EIP-191). */
export function createEthereumAccount(
  secretKey = secp256k1.utils.randomSecretKey(),
): WalletAccount {
  const publicKey = secp256k1.getPublicKey(secretKey, false)
  const address = toChecksumAddress(bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20)))
  return {
    chain: 'ethereum',
    address,
    sign(message) {
      const prefix = utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`)
      const hash = keccak_256(concatBytes(prefix, message))
      const signed = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
      const [recovery = 0] = signed
      // wallets put the recovery id last, counted from 27
      return concatBytes(signed.subarray(1), Uint8Array.of(27 + recovery))
    },
  }
}
