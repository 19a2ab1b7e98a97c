import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Fortsett med Metamask',
  'crypto.wallet.continueWithPhantom': 'Fortsett med Phantom',
  'crypto.wallet.continueWithVessel': 'Fortsett med Vessel',
  'crypto.wallet.continueWithBinance': 'Fortsett med Binance',
  'crypto.wallet.continueWithCoinbase': 'Fortsett med Coinbase',
  'crypto.wallet.continueWithEthereum': 'Fortsett med annen Ethereum-lommebok',
  'crypto.wallet.continueWithSolana': 'Fortsett med annen Solana-lommebok',
  'crypto.wallet.continueWithNamed': 'Fortsett med {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Fortsett med annen kryptolommebok',
  'crypto.wallet.setupNewWallet': 'Sett opp ny kryptolommebok',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Kobler til lommeboken din ...',
  'crypto.signMessage.title': 'Fullfører signeringen ...',
  'crypto.continueWithOtherWallet.title': 'Fortsett med annen kryptolommebok',
  'crypto.setupNewWallet.title': 'Sett opp ny kryptolommebok',
  'crypto.error.title': 'Noe gikk galt',
  'crypto.error.content':
    'Påloggingen kunne ikke fullføres. Gå tilbake til påloggingen med tilbakepilen, og prøv igjen.',
  'crypto.success.title': 'Fullført',
  'crypto.success.content': 'Lommeboken din er koblet til.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Annen Ethereum-lommebok',
  'crypto.wallet.otherSolana': 'Annen Solana-lommebok',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
