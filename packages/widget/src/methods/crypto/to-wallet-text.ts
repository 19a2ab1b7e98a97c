import type { Wallets } from '../../declarations/crypto/public.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { Wallet, WalletOption } from './wallets/wallet.ts'

type ByWallet = Readonly<Record<keyof typeof Wallets, TextId>>

const labels: ByWallet = {
  Metamask: 'crypto.wallet.continueWithMetamask',
  Phantom: 'crypto.wallet.continueWithPhantom',
  Vessel: 'crypto.wallet.continueWithVessel',
  Binance: 'crypto.wallet.continueWithBinance',
  Coinbase: 'crypto.wallet.continueWithCoinbase',
  GenericEthereumWallet: 'crypto.wallet.continueWithEthereum',
  GenericSolanaWallet: 'crypto.wallet.continueWithSolana',
}

const names: ByWallet = {
  Metamask: 'crypto.wallet.metamask',
  Phantom: 'crypto.wallet.phantom',
  Vessel: 'crypto.wallet.vessel',
  Binance: 'crypto.wallet.binance',
  Coinbase: 'crypto.wallet.coinbase',
  GenericEthereumWallet: 'crypto.wallet.otherEthereum',
  GenericSolanaWallet: 'crypto.wallet.otherSolana',
}

/** Returns the label of a wallet's button. */
export const toButtonLabel = ({ option, name }: Wallet, text: Text): string =>
  name ? text('crypto.wallet.continueWithNamed', { wallet: name }) : text(labels[option])

/** Returns the name of a wallet. */
export const toName = (option: WalletOption, text: Text, name?: string): string =>
  name ?? text(names[option])
