import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Pokračovat přes Metamask',
  'crypto.wallet.continueWithPhantom': 'Pokračovat přes Phantom',
  'crypto.wallet.continueWithVessel': 'Pokračovat přes Vessel',
  'crypto.wallet.continueWithBinance': 'Pokračovat přes Binance',
  'crypto.wallet.continueWithCoinbase': 'Pokračovat přes Coinbase',
  'crypto.wallet.continueWithEthereum': 'Jiná peněženka Ethereum',
  'crypto.wallet.continueWithSolana': 'Jiná peněženka Solana',
  'crypto.wallet.continueWithNamed': 'Pokračovat přes {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Jiná kryptopeněženka',
  'crypto.wallet.setupNewWallet': 'Vytvořit kryptopeněženku',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Připojování k peněžence...',
  'crypto.signMessage.title': 'Čekání na podpis...',
  'crypto.continueWithOtherWallet.title': 'Jiná kryptopeněženka',
  'crypto.setupNewWallet.title': 'Vytvořit kryptopeněženku',
  'crypto.error.title': 'Došlo k chybě',
  'crypto.error.content':
    'Přihlášení se nepodařilo dokončit. Vraťte se šipkou zpět na přihlašovací obrazovku a zkuste to znovu.',
  'crypto.success.title': 'Hotovo!',
  'crypto.success.content': 'Peněženka je připojena.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Jiná peněženka Ethereum',
  'crypto.wallet.otherSolana': 'Jiná peněženka Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
