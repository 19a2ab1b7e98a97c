/** The addresses of wallets. Each has one canonical form, so that a wallet is one account in every spelling. */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/** The kinds of wallets in the API. `ethereum` stands for every EVM chain. */
export type WalletType = 'ethereum' | 'solana'

/** A wallet by its canonical address: Ethereum in lower case, Solana in the only base58 form of its 32 bytes. */
export interface Wallet {
  readonly type: WalletType
  readonly address: string
}

/**
 * Parses a wallet from a request.
 *
 * @throws AuthError `invalid_wallet_type`, `invalid_crypto_wallet_address`
 */
export function parseWallet(type: string, address: string): Wallet {
  if (type !== 'ethereum' && type !== 'solana') throw new AuthError('invalid_wallet_type')
  const canonical = type === 'ethereum' ? toEthereum(address) : toSolana(address)
  if (canonical === null) throw new AuthError('invalid_crypto_wallet_address')
  return { type, address: canonical }
}

/** Parses an address of unknown kind; null for an invalid address. */
export const toCanonicalAddress = (text: string): string | null =>
  toEthereum(text) ?? toSolana(text)

/** Returns the address for display: Ethereum with its EIP-55 checksum. */
export const toShownAddress = ({ type, address }: Wallet): string =>
  type === 'ethereum' ? toChecksummed(address) : address

function toEthereum(text: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return null
  const digits = text.slice(2)
  const lower = `0x${digits.toLowerCase()}`
  // An address in one case has no checksum (EIP-55). In mixed case, a wrong checksum means a typing error.
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || toChecksummed(lower) === text ? lower : null
}

/** Adds the checksum of EIP-55: a letter is in upper case if the same digit of the hash is 8 or more. */
function toChecksummed(address: string): string {
  const digits = address.slice(2)
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex')
  const shown = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${shown.join('')}`
}

function toSolana(text: string): string | null {
  // 32 bytes have at most 44 characters, so a longer text is not decoded.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return null
  return base58.decode(text).length === 32 ? text : null
}
