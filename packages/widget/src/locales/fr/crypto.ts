import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Continuer avec Metamask',
  'crypto.wallet.continueWithPhantom': 'Continuer avec Phantom',
  'crypto.wallet.continueWithVessel': 'Continuer avec Vessel',
  'crypto.wallet.continueWithBinance': 'Continuer avec Binance',
  'crypto.wallet.continueWithCoinbase': 'Continuer avec Coinbase',
  'crypto.wallet.continueWithEthereum': 'Autre portefeuille Ethereum',
  'crypto.wallet.continueWithSolana': 'Autre portefeuille Solana',
  'crypto.wallet.continueWithNamed': 'Continuer avec {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Autre portefeuille crypto',
  'crypto.wallet.setupNewWallet': 'Créer un portefeuille crypto',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Connexion à votre portefeuille...',
  'crypto.signMessage.title': 'Finalisation de la demande de signature...',
  'crypto.continueWithOtherWallet.title': 'Autre portefeuille crypto',
  'crypto.setupNewWallet.title': 'Créer un portefeuille crypto',
  'crypto.error.title': 'Une erreur semble s’être produite !',
  'crypto.error.content':
    'Votre demande de connexion n’a pas pu aboutir. Utilisez la flèche de retour pour revenir à l’écran de connexion et réessayez.',
  'crypto.success.title': 'C’est fait !',
  'crypto.success.content': 'Votre portefeuille est connecté.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Autre portefeuille Ethereum',
  'crypto.wallet.otherSolana': 'Autre portefeuille Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
