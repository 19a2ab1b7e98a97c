import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Fortsæt med Metamask',
  'crypto.wallet.continueWithPhantom': 'Fortsæt med Phantom',
  'crypto.wallet.continueWithVessel': 'Fortsæt med Vessel',
  'crypto.wallet.continueWithBinance': 'Fortsæt med Binance',
  'crypto.wallet.continueWithCoinbase': 'Fortsæt med Coinbase',
  'crypto.wallet.continueWithEthereum': 'Fortsæt med anden Ethereum-wallet',
  'crypto.wallet.continueWithSolana': 'Fortsæt med anden Solana-wallet',
  'crypto.wallet.continueWithNamed': 'Fortsæt med {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Fortsæt med anden kryptowallet',
  'crypto.wallet.setupNewWallet': 'Konfigurer en ny kryptowallet',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Opretter forbindelse til din wallet...',
  'crypto.signMessage.title': 'Fuldfører signeringen...',
  'crypto.continueWithOtherWallet.title': 'Fortsæt med anden kryptowallet',
  'crypto.setupNewWallet.title': 'Konfigurer en ny kryptowallet',
  'crypto.error.title': 'Der opstod en fejl',
  'crypto.error.content':
    'Du kunne ikke logges ind. Gå tilbage til login med tilbagepilen, og prøv igen.',
  'crypto.success.title': 'Udført',
  'crypto.success.content': 'Din wallet er forbundet.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Anden Ethereum-wallet',
  'crypto.wallet.otherSolana': 'Anden Solana-wallet',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
