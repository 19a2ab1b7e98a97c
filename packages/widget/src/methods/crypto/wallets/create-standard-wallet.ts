import { identifyByName } from './identify-wallet.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { read, readList, readMethod, readObject, readText } from './read.ts'
import { toSolanaAddress, toSolanaSignature } from './solana-forms.ts'
import { toWalletName } from './to-wallet-name.ts'
import type { FoundWallet } from './wallet.ts'

const isForSolana = (holder: unknown) =>
  readList(holder, 'chains').some(
    (chain) => typeof chain === 'string' && chain.startsWith('solana:'),
  )

const findAccount = (holder: unknown, address: string) =>
  readList(holder, 'accounts').find((account) => readText(account, 'address') === address)

/**
 * Adapts a Solana wallet that supports the Wallet Standard.
 *
 * @returns null for any other wallet; wallets for Ethereum announce themselves by EIP-6963
 */
export function createStandardWallet(wallet: object): FoundWallet | null {
  const features = readObject(wallet, 'features')
  const connect = readMethod(readObject(features, 'standard:connect'), 'connect')
  const signMessage = readMethod(readObject(features, 'solana:signMessage'), 'signMessage')
  if (!connect || !signMessage || !isForSolana(wallet)) return null
  const name = toWalletName(readText(wallet, 'name'))
  const option = identifyByName(name)
  let connected: unknown
  return {
    provider: wallet,
    option: option ?? 'GenericSolanaWallet',
    chain: 'solana',
    ...(!option && name && { name }),
    connect: onceAtATime(async () => {
      const answer = await connect()
      const accounts = readList(answer, 'accounts')
      connected = accounts.find(isForSolana) ?? accounts[0]
      return toSolanaAddress(readText(connected, 'address'))
    }),
    async sign(challenge, address) {
      // a wallet lists the accounts that the page may use; some wallets list none, and are asked to sign without this
      // check
      const isListed = readList(wallet, 'accounts').length === 0 || findAccount(wallet, address)
      if (!isListed) throw new Error('Another account was chosen in the wallet.')
      const account = findAccount(wallet, address) ?? connected
      const message = new TextEncoder().encode(challenge)
      const answer = await signMessage({ account, message })
      return toSolanaSignature(read(read(answer, '0'), 'signature'))
    },
    watch(address, onSwitch) {
      const listen = (changed: unknown) => {
        const accounts = readList(changed, 'accounts')
        if (accounts.length > 0 && !findAccount(changed, address)) onSwitch()
      }
      const stop = readMethod(readObject(features, 'standard:events'), 'on')?.('change', listen)
      return typeof stop === 'function' ? () => stop() : () => {}
    },
  }
}
