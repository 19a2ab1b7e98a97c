import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Jatka Metamask-lompakolla',
  'crypto.wallet.continueWithPhantom': 'Jatka Phantom-lompakolla',
  'crypto.wallet.continueWithVessel': 'Jatka Vessel-lompakolla',
  'crypto.wallet.continueWithBinance': 'Jatka Binance-lompakolla',
  'crypto.wallet.continueWithCoinbase': 'Jatka Coinbase-lompakolla',
  'crypto.wallet.continueWithEthereum': 'Muu Ethereum-lompakko',
  'crypto.wallet.continueWithSolana': 'Muu Solana-lompakko',
  'crypto.wallet.continueWithNamed': 'Jatka lompakolla {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Muu kryptolompakko',
  'crypto.wallet.setupNewWallet': 'Luo uusi kryptolompakko',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Yhdistetään lompakkoon...',
  'crypto.signMessage.title': 'Odotetaan allekirjoitusta...',
  'crypto.continueWithOtherWallet.title': 'Muu kryptolompakko',
  'crypto.setupNewWallet.title': 'Luo uusi kryptolompakko',
  'crypto.error.title': 'Tapahtui virhe',
  'crypto.error.content':
    'Kirjautumista ei voitu viimeistellä. Palaa nuolesta kirjautumisnäyttöön ja yritä uudelleen.',
  'crypto.success.title': 'Valmista!',
  'crypto.success.content': 'Lompakko on yhdistetty.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Muu Ethereum-lompakko',
  'crypto.wallet.otherSolana': 'Muu Solana-lompakko',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
