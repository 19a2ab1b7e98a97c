import type { User } from '@portico/client'
import type { Wallet } from '../wallets/wallet.ts'

/** True if an address on a chain is one of the user's wallets. Ethereum's addresses are the same in capitals. */
export function isOwnWallet(
  { crypto_wallets }: Pick<User, 'crypto_wallets'>,
  chain: Wallet['chain'],
  address: string,
): boolean {
  const toCompared = (text: string) => (chain === 'ethereum' ? text.toLowerCase() : text)
  return crypto_wallets.some(
    (own) =>
      own.crypto_wallet_type === chain &&
      toCompared(own.crypto_wallet_address) === toCompared(address),
  )
}
