import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Metamask で続行',
  'crypto.wallet.continueWithPhantom': 'Phantom で続行',
  'crypto.wallet.continueWithVessel': 'Vessel で続行',
  'crypto.wallet.continueWithBinance': 'Binance で続行',
  'crypto.wallet.continueWithCoinbase': 'Coinbase で続行',
  'crypto.wallet.continueWithEthereum': '他の Ethereum ウォレットで続行',
  'crypto.wallet.continueWithSolana': '他の Solana ウォレットで続行',
  'crypto.wallet.continueWithNamed': '{wallet} で続行',
  'crypto.wallet.continueWithOtherWallet': '他の暗号資産ウォレットで続行',
  'crypto.wallet.setupNewWallet': '新しい暗号資産ウォレットを設定',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'ウォレットに接続しています…',
  'crypto.signMessage.title': '署名リクエストを処理しています…',
  'crypto.continueWithOtherWallet.title': '他の暗号資産ウォレットで続行',
  'crypto.setupNewWallet.title': '新しい暗号資産ウォレットを設定',
  'crypto.error.title': 'エラーが発生しました',
  'crypto.error.content':
    'ログインのリクエストを完了できませんでした。戻る矢印でログイン画面に戻り、もう一度お試しください。',
  'crypto.success.title': '完了しました',
  'crypto.success.content': 'ウォレットを接続しました。',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': '他の Ethereum ウォレット',
  'crypto.wallet.otherSolana': '他の Solana ウォレット',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
