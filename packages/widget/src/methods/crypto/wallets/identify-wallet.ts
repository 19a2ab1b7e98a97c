import { read } from './read.ts'
import type { WalletOption } from './wallet.ts'

const listed = ['Metamask', 'Phantom', 'Vessel', 'Binance', 'Coinbase'] as const

/**
 * Identifies the listed wallet that announces itself.
 *
 * @param name - the name that the wallet announces: `MetaMask`, `Coinbase Wallet`
 * @param domain - the reverse domain name of an EIP-6963 announcement: `io.metamask`, `com.coinbase.wallet`
 * @returns undefined for a wallet that is not listed
 */
export function identifyByName(name: string, domain = ''): WalletOption | undefined {
  const words = `${domain.replaceAll('.', ' ')} ${name.split(' ')[0]}`.toLowerCase().split(' ')
  return listed.find((option) => words.includes(option.toLowerCase()))
}

/**
 * Whether a provider sets the flag of another wallet as well: many wallets set `isMetaMask` so that pages accept them.
 */
const pretends = (provider: object) => {
  try {
    return Object.keys(provider).some(
      (key) => /^is[A-Z]/.test(key) && key !== 'isMetaMask' && read(provider, key) === true,
    )
  } catch {
    return true
  }
}

/** Identifies the listed wallet of a provider that does not announce itself, by the flags that wallets set. */
export function identifyByFlags(provider: object): WalletOption | undefined {
  const says = (flag: string) => read(provider, flag) === true
  if (says('isPhantom')) return 'Phantom'
  if (says('isCoinbaseWallet')) return 'Coinbase'
  if (says('isBinance')) return 'Binance'
  if (says('isVessel')) return 'Vessel'
  return says('isMetaMask') && !pretends(provider) ? 'Metamask' : undefined
}
