import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Doorgaan met Metamask',
  'crypto.wallet.continueWithPhantom': 'Doorgaan met Phantom',
  'crypto.wallet.continueWithVessel': 'Doorgaan met Vessel',
  'crypto.wallet.continueWithBinance': 'Doorgaan met Binance',
  'crypto.wallet.continueWithCoinbase': 'Doorgaan met Coinbase',
  'crypto.wallet.continueWithEthereum': 'Doorgaan met andere Ethereum-wallet',
  'crypto.wallet.continueWithSolana': 'Doorgaan met andere Solana-wallet',
  'crypto.wallet.continueWithNamed': 'Doorgaan met {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Doorgaan met andere cryptowallet',
  'crypto.wallet.setupNewWallet': 'Nieuwe cryptowallet instellen',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Verbinden met je wallet...',
  'crypto.signMessage.title': 'Handtekeningverzoek afronden...',
  'crypto.continueWithOtherWallet.title': 'Doorgaan met andere cryptowallet',
  'crypto.setupNewWallet.title': 'Nieuwe cryptowallet instellen',
  'crypto.error.title': 'Er is een fout opgetreden',
  'crypto.error.content':
    'Het inloggen is niet gelukt. Ga met de pijl terug naar het inlogscherm en probeer het opnieuw.',
  'crypto.success.title': 'Gelukt',
  'crypto.success.content': 'Je wallet is verbonden.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Andere Ethereum-wallet',
  'crypto.wallet.otherSolana': 'Andere Solana-wallet',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
