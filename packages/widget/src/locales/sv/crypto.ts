import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Fortsätt med Metamask',
  'crypto.wallet.continueWithPhantom': 'Fortsätt med Phantom',
  'crypto.wallet.continueWithVessel': 'Fortsätt med Vessel',
  'crypto.wallet.continueWithBinance': 'Fortsätt med Binance',
  'crypto.wallet.continueWithCoinbase': 'Fortsätt med Coinbase',
  'crypto.wallet.continueWithEthereum': 'Fortsätt med annan Ethereum-plånbok',
  'crypto.wallet.continueWithSolana': 'Fortsätt med annan Solana-plånbok',
  'crypto.wallet.continueWithNamed': 'Fortsätt med {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Fortsätt med annan kryptoplånbok',
  'crypto.wallet.setupNewWallet': 'Skaffa en ny kryptoplånbok',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Ansluter till din plånbok...',
  'crypto.signMessage.title': 'Signeringen slutförs...',
  'crypto.continueWithOtherWallet.title': 'Fortsätt med annan kryptoplånbok',
  'crypto.setupNewWallet.title': 'Skaffa en ny kryptoplånbok',
  'crypto.error.title': 'Något gick fel',
  'crypto.error.content':
    'Inloggningen kunde inte slutföras. Gå tillbaka till inloggningen med bakåtpilen och försök igen.',
  'crypto.success.title': 'Klart',
  'crypto.success.content': 'Din plånbok är ansluten.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Annan Ethereum-plånbok',
  'crypto.wallet.otherSolana': 'Annan Solana-plånbok',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
