import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Continua con Metamask',
  'crypto.wallet.continueWithPhantom': 'Continua con Phantom',
  'crypto.wallet.continueWithVessel': 'Continua con Vessel',
  'crypto.wallet.continueWithBinance': 'Continua con Binance',
  'crypto.wallet.continueWithCoinbase': 'Continua con Coinbase',
  'crypto.wallet.continueWithEthereum': 'Altro wallet Ethereum',
  'crypto.wallet.continueWithSolana': 'Altro wallet Solana',
  'crypto.wallet.continueWithNamed': 'Continua con {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Usa un altro wallet crypto',
  'crypto.wallet.setupNewWallet': 'Crea un nuovo wallet crypto',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Connessione al wallet...',
  'crypto.signMessage.title': 'Completamento della richiesta di firma...',
  'crypto.continueWithOtherWallet.title': 'Usa un altro wallet crypto',
  'crypto.setupNewWallet.title': 'Crea un nuovo wallet crypto',
  'crypto.error.title': 'Si è verificato un errore!',
  'crypto.error.content':
    'Non è stato possibile completare la richiesta di accesso. Usa la freccia indietro per tornare alla schermata di accesso e riprova.',
  'crypto.success.title': 'Fatto!',
  'crypto.success.content': 'Il tuo wallet è collegato.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Altro wallet Ethereum',
  'crypto.wallet.otherSolana': 'Altro wallet Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
