import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Kontynuuj przez Metamask',
  'crypto.wallet.continueWithPhantom': 'Kontynuuj przez Phantom',
  'crypto.wallet.continueWithVessel': 'Kontynuuj przez Vessel',
  'crypto.wallet.continueWithBinance': 'Kontynuuj przez Binance',
  'crypto.wallet.continueWithCoinbase': 'Kontynuuj przez Coinbase',
  'crypto.wallet.continueWithEthereum': 'Inny portfel Ethereum',
  'crypto.wallet.continueWithSolana': 'Inny portfel Solana',
  'crypto.wallet.continueWithNamed': 'Kontynuuj przez {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Inny portfel kryptowalutowy',
  'crypto.wallet.setupNewWallet': 'Utwórz portfel krypto',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Łączenie z portfelem...',
  'crypto.signMessage.title': 'Oczekiwanie na podpis...',
  'crypto.continueWithOtherWallet.title': 'Inny portfel kryptowalutowy',
  'crypto.setupNewWallet.title': 'Utwórz portfel krypto',
  'crypto.error.title': 'Wystąpił błąd',
  'crypto.error.content':
    'Nie udało się dokończyć logowania. Wróć strzałką wstecz do ekranu logowania i spróbuj ponownie.',
  'crypto.success.title': 'Gotowe!',
  'crypto.success.content': 'Portfel został połączony.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Inny portfel Ethereum',
  'crypto.wallet.otherSolana': 'Inny portfel Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
