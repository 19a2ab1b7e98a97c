import { read } from './read.ts'
import type { WalletOption } from './wallet.ts'

const listed = ['Metamask', 'Phantom', 'Vessel', 'Binance', 'Coinbase'] as const

/**
 * Which of the listed wallets announces itself.
 *
 * @param name - what it calls itself: `MetaMask`, `Coinbase Wallet`
 * @param domain - the reverse domain name of an EIP-6963 announcement: `io.metamask`, `com.coinbase.wallet`
 * @returns undefined for every other one
 */
export function identifyByName(name: string, domain = ''): WalletOption | undefined {
  const words = `${domain.replaceAll('.', ' ')} ${name.split(' ')[0]}`.toLowerCase().split(' ')
  return listed.find((option) => words.includes(option.toLowerCase()))
}

/** Whether it says that it is another wallet as well: many say `isMetaMask` so that pages accept them. */
const pretends = (provider: object) => {
  try {
    return Object.keys(provider).some(
      (key) => /^is[A-Z]/.test(key) && key !== 'isMetaMask' && read(provider, key) === true,
    )
  } catch {
    return true
  }
}

/** Which of the listed wallets a provider is that announces nothing; by the flags that wallets set for that. */
export function identifyByFlags(provider: object): WalletOption | undefined {
  const says = (flag: string) => read(provider, flag) === true
  if (says('isPhantom')) return 'Phantom'
  if (says('isCoinbaseWallet')) return 'Coinbase'
  if (says('isBinance')) return 'Binance'
  if (says('isVessel')) return 'Vessel'
  return says('isMetaMask') && !pretends(provider) ? 'Metamask' : undefined
}
