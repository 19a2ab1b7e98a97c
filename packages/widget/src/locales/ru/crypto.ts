import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Продолжить через Metamask',
  'crypto.wallet.continueWithPhantom': 'Продолжить через Phantom',
  'crypto.wallet.continueWithVessel': 'Продолжить через Vessel',
  'crypto.wallet.continueWithBinance': 'Продолжить через Binance',
  'crypto.wallet.continueWithCoinbase': 'Продолжить через Coinbase',
  'crypto.wallet.continueWithEthereum': 'Другой кошелёк Ethereum',
  'crypto.wallet.continueWithSolana': 'Другой кошелёк Solana',
  'crypto.wallet.continueWithNamed': 'Продолжить через {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Другой криптокошелёк',
  'crypto.wallet.setupNewWallet': 'Создать криптокошелёк',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Подключение к кошельку...',
  'crypto.signMessage.title': 'Ожидание подписи...',
  'crypto.continueWithOtherWallet.title': 'Другой криптокошелёк',
  'crypto.setupNewWallet.title': 'Создать криптокошелёк',
  'crypto.error.title': 'Произошла ошибка',
  'crypto.error.content':
    'Не удалось завершить вход. Вернитесь на экран входа с помощью стрелки «Назад» и попробуйте ещё раз.',
  'crypto.success.title': 'Готово!',
  'crypto.success.content': 'Кошелёк подключён.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Другой кошелёк Ethereum',
  'crypto.wallet.otherSolana': 'Другой кошелёк Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
