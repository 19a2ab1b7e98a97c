import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Συνέχεια με Metamask',
  'crypto.wallet.continueWithPhantom': 'Συνέχεια με Phantom',
  'crypto.wallet.continueWithVessel': 'Συνέχεια με Vessel',
  'crypto.wallet.continueWithBinance': 'Συνέχεια με Binance',
  'crypto.wallet.continueWithCoinbase': 'Συνέχεια με Coinbase',
  'crypto.wallet.continueWithEthereum': 'Συνέχεια με άλλο πορτοφόλι Ethereum',
  'crypto.wallet.continueWithSolana': 'Συνέχεια με άλλο πορτοφόλι Solana',
  'crypto.wallet.continueWithNamed': 'Συνέχεια με {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Συνέχεια με άλλο κρυπτοπορτοφόλι',
  'crypto.wallet.setupNewWallet': 'Νέο κρυπτοπορτοφόλι',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Γίνεται σύνδεση με το πορτοφόλι σας...',
  'crypto.signMessage.title': 'Ολοκληρώνεται το αίτημα υπογραφής...',
  'crypto.continueWithOtherWallet.title': 'Συνέχεια με άλλο κρυπτοπορτοφόλι',
  'crypto.setupNewWallet.title': 'Νέο κρυπτοπορτοφόλι',
  'crypto.error.title': 'Φαίνεται ότι παρουσιάστηκε σφάλμα',
  'crypto.error.content':
    'Το αίτημα σύνδεσης δεν ολοκληρώθηκε. Επιστρέψτε με το βέλος στην οθόνη σύνδεσης και δοκιμάστε ξανά.',
  'crypto.success.title': 'Επιτυχία',
  'crypto.success.content': 'Η σύνδεση με το πορτοφόλι σας ολοκληρώθηκε.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Άλλο πορτοφόλι Ethereum',
  'crypto.wallet.otherSolana': 'Άλλο πορτοφόλι Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
