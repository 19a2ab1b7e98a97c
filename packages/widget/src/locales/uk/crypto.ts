import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Продовжити через Metamask',
  'crypto.wallet.continueWithPhantom': 'Продовжити через Phantom',
  'crypto.wallet.continueWithVessel': 'Продовжити через Vessel',
  'crypto.wallet.continueWithBinance': 'Продовжити через Binance',
  'crypto.wallet.continueWithCoinbase': 'Продовжити через Coinbase',
  'crypto.wallet.continueWithEthereum': 'Інший гаманець Ethereum',
  'crypto.wallet.continueWithSolana': 'Інший гаманець Solana',
  'crypto.wallet.continueWithNamed': 'Продовжити через {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Інший криптогаманець',
  'crypto.wallet.setupNewWallet': 'Створити криптогаманець',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Підключення до гаманця...',
  'crypto.signMessage.title': 'Очікування підпису...',
  'crypto.continueWithOtherWallet.title': 'Інший криптогаманець',
  'crypto.setupNewWallet.title': 'Створити криптогаманець',
  'crypto.error.title': 'Сталася помилка',
  'crypto.error.content':
    'Не вдалося завершити вхід. Поверніться на екран входу за допомогою стрілки «Назад» і спробуйте ще раз.',
  'crypto.success.title': 'Готово!',
  'crypto.success.content': 'Гаманець підключено.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Інший гаманець Ethereum',
  'crypto.wallet.otherSolana': 'Інший гаманець Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
