import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Continuar con Metamask',
  'crypto.wallet.continueWithPhantom': 'Continuar con Phantom',
  'crypto.wallet.continueWithVessel': 'Continuar con Vessel',
  'crypto.wallet.continueWithBinance': 'Continuar con Binance',
  'crypto.wallet.continueWithCoinbase': 'Continuar con Coinbase',
  'crypto.wallet.continueWithEthereum': 'Usar otra cartera Ethereum',
  'crypto.wallet.continueWithSolana': 'Usar otra cartera Solana',
  'crypto.wallet.continueWithNamed': 'Continuar con {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Usar otra cartera cripto',
  'crypto.wallet.setupNewWallet': 'Crear una cartera cripto',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Conectando con su cartera...',
  'crypto.signMessage.title': 'Completando la solicitud de firma...',
  'crypto.continueWithOtherWallet.title': 'Usar otra cartera cripto',
  'crypto.setupNewWallet.title': 'Crear una cartera cripto',
  'crypto.error.title': '¡Parece que ha habido un error!',
  'crypto.error.content':
    'No se pudo completar su solicitud de inicio de sesión. Use la flecha para volver a la pantalla de inicio de sesión e inténtelo de nuevo.',
  'crypto.success.title': '¡Listo!',
  'crypto.success.content': 'Su cartera se ha conectado.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Otra cartera Ethereum',
  'crypto.wallet.otherSolana': 'Otra cartera Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
