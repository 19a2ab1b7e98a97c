import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Weiter mit Metamask',
  'crypto.wallet.continueWithPhantom': 'Weiter mit Phantom',
  'crypto.wallet.continueWithVessel': 'Weiter mit Vessel',
  'crypto.wallet.continueWithBinance': 'Weiter mit Binance',
  'crypto.wallet.continueWithCoinbase': 'Weiter mit Coinbase',
  'crypto.wallet.continueWithEthereum': 'Weiter mit anderer Ethereum-Wallet',
  'crypto.wallet.continueWithSolana': 'Weiter mit anderer Solana-Wallet',
  'crypto.wallet.continueWithNamed': 'Weiter mit {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Weiter mit anderer Krypto-Wallet',
  'crypto.wallet.setupNewWallet': 'Neue Krypto-Wallet einrichten',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Wallet wird verbunden...',
  'crypto.signMessage.title': 'Signaturanfrage wird abgeschlossen...',
  'crypto.continueWithOtherWallet.title': 'Weiter mit anderer Krypto-Wallet',
  'crypto.setupNewWallet.title': 'Neue Krypto-Wallet einrichten',
  'crypto.error.title': 'Es ist ein Fehler aufgetreten',
  'crypto.error.content':
    'Ihre Anmeldung konnte nicht abgeschlossen werden. Gehen Sie mit dem Zurück-Pfeil zur Anmeldung zurück und versuchen Sie es noch einmal.',
  'crypto.success.title': 'Erfolgreich',
  'crypto.success.content': 'Ihre Wallet ist verbunden.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Andere Ethereum-Wallet',
  'crypto.wallet.otherSolana': 'Andere Solana-Wallet',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
