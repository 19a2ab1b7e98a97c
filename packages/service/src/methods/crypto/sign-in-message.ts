/**
 * The text that a wallet signs: the layout of EIP-4361, in which wallets look for the domain and warn of a page that is
 * elsewhere. Solana's wallets read the same. What is no EIP-4361 message has neither version nor chain: no wallet takes
 * it for one.
 */
import { toShownAddress, type Wallet } from '../../declarations/crypto/wallet-address.ts'

/** What a message says. */
export interface SignInMessage {
  readonly wallet: Wallet
  /** Host, with the port if any, of the page that asks. */
  readonly domain: string
  readonly uri: string
  readonly statement: string
  /** Null in what is no EIP-4361 message. */
  readonly chainId: string | null
  /** Letters and digits only, 8 or more. */
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly notBefore: number | null
  readonly requestId: string | null
  readonly resources: readonly string[]
}

/** Within what EIP-4361 lets a statement have. */
export const defaultStatement = 'This signs you in. It costs nothing and sends no transaction.'

const names = { ethereum: 'Ethereum', solana: 'Solana' } as const
const toIso = (time: number) => new Date(time).toISOString()

/** Writes a message, its fields in the order of EIP-4361. */
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
