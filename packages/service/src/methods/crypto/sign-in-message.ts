/**
 * The text that a wallet signs, in the layout of EIP-4361. Wallets read its domain and warn the user if the page is
 * elsewhere; Solana wallets read the same layout. A message without version and chain is no EIP-4361 message, and no
 * wallet treats it as one.
 */
import { toShownAddress, type Wallet } from '../../declarations/crypto/wallet-address.ts'

/** The parts of a message. */
export interface SignInMessage {
  readonly wallet: Wallet
  /** The host, and the port if any, of the page that requests the signature. */
  readonly domain: string
  readonly uri: string
  readonly statement: string
  /** Null in a message that does not follow EIP-4361. */
  readonly chainId: string | null
  /** At least 8 letters and digits. */
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly notBefore: number | null
  readonly requestId: string | null
  readonly resources: readonly string[]
}

/** Uses only characters that EIP-4361 allows in a statement. */
export const defaultStatement = 'This signs you in. It costs nothing and sends no transaction.'

const names = { ethereum: 'Ethereum', solana: 'Solana' } as const
const toIso = (time: number) => new Date(time).toISOString()

/** Writes a message with its fields in the order of EIP-4361. */
export function writeMessage(message: SignInMessage): string {
  const { wallet, chainId, notBefore, requestId, resources } = message
  return [
    `${message.domain} wants you to sign in with your ${names[wallet.type]} account:`,
    toShownAddress(wallet),
    '',
    message.statement,
    '',
    `URI: ${message.uri}`,
    ...(chainId === null ? [] : ['Version: 1', `Chain ID: ${chainId}`]),
    `Nonce: ${message.nonce}`,
    `Issued At: ${toIso(message.issuedAt)}`,
    `Expiration Time: ${toIso(message.expiresAt)}`,
    ...(notBefore === null ? [] : [`Not Before: ${toIso(notBefore)}`]),
    ...(requestId === null ? [] : [`Request ID: ${requestId}`]),
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]),
  ].join('\n')
}
