/** Addresses of wallets: one canonical form each, so that a wallet is one account however it is written. */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/** The kinds that the wire knows. `ethereum` is every EVM chain. */
export type WalletType = 'ethereum' | 'solana'

/** A wallet by its canonical address: Ethereum in lower case, Solana in the only base58 of its 32 bytes. */
export interface Wallet {
  readonly type: WalletType
  readonly address: string
}

/**
 * Reads a wallet as it is sent.
 *
 * @throws AuthError `invalid_wallet_type`, `invalid_crypto_wallet_address`
 */
export function parseWallet(type: string, address: string): Wallet {
  if (type !== 'ethereum' && type !== 'solana') throw new AuthError('invalid_wallet_type')
  const canonical = type === 'ethereum' ? toEthereum(address) : toSolana(address)
  if (canonical === null) throw new AuthError('invalid_crypto_wallet_address')
  return { type, address: canonical }
}

/** Reads an address whose kind nobody says; null for what is none. */
export const toCanonicalAddress = (text: string): string | null =>
  toEthereum(text) ?? toSolana(text)

/** An address as it is shown: Ethereum with its EIP-55 checksum. */
export const toShownAddress = ({ type, address }: Wallet): string =>
  type === 'ethereum' ? toChecksummed(address) : address

function toEthereum(text: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return null
  const digits = text.slice(2)
  const lower = `0x${digits.toLowerCase()}`
  // In one case it carries no checksum (EIP-55); in two, a wrong one is a typing error or another wallet.
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || toChecksummed(lower) === text ? lower : null
}

/** EIP-55: a letter is upper case where the same digit of the hash is 8 or more. */
function toChecksummed(address: string): string {
  const digits = address.slice(2)
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex')
  const shown = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${shown.join('')}`
}

function toSolana(text: string): string | null {
  // 32 bytes are at most 44 characters: what is longer is not decoded.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return null
  return base58.decode(text).length === 32 ? text : null
}
