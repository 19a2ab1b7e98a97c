/** Texts of the wallet buttons on Main and on the list of further wallets. */
export const walletButtonText = {
  'crypto.wallet.continueWithMetamask': 'Continue with Metamask',
  'crypto.wallet.continueWithPhantom': 'Continue with Phantom',
  'crypto.wallet.continueWithVessel': 'Continue with Vessel',
  'crypto.wallet.continueWithBinance': 'Continue with Binance',
  'crypto.wallet.continueWithCoinbase': 'Continue with Coinbase',
  'crypto.wallet.continueWithEthereum': 'Continue with Other Ethereum Wallet',
  'crypto.wallet.continueWithSolana': 'Continue with Other Solana Wallet',
  'crypto.wallet.continueWithNamed': 'Continue with {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Continue with other Crypto Wallet',
  'crypto.wallet.setupNewWallet': 'Set up a new crypto wallet',
} as const

/** Texts of the wallet screens. */
export const walletScreenText = {
  'crypto.connectWallet.title': 'Connecting to your wallet...',
  'crypto.signMessage.title': 'Completing signature request...',
  'crypto.continueWithOtherWallet.title': 'Continue with other Crypto Wallet',
  'crypto.setupNewWallet.title': 'Set up a new crypto wallet',
  'crypto.error.title': 'Looks like there was an error!',
  'crypto.error.content':
    'Your sign in request could not be completed. Use the back arrow to return to the log in screen and try again!',
  'crypto.success.title': 'Success!',
  'crypto.success.content': 'You have successfully connected your wallet.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Other Ethereum Wallet',
  'crypto.wallet.otherSolana': 'Other Solana Wallet',
} as const

/** All texts of sign-in with a crypto wallet. */
export const cryptoText = { ...walletButtonText, ...walletScreenText } as const
