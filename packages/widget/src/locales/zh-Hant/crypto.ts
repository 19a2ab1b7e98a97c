import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': '使用 Metamask 繼續',
  'crypto.wallet.continueWithPhantom': '使用 Phantom 繼續',
  'crypto.wallet.continueWithVessel': '使用 Vessel 繼續',
  'crypto.wallet.continueWithBinance': '使用 Binance 繼續',
  'crypto.wallet.continueWithCoinbase': '使用 Coinbase 繼續',
  'crypto.wallet.continueWithEthereum': '使用其他 Ethereum 錢包繼續',
  'crypto.wallet.continueWithSolana': '使用其他 Solana 錢包繼續',
  'crypto.wallet.continueWithNamed': '使用 {wallet} 繼續',
  'crypto.wallet.continueWithOtherWallet': '使用其他加密貨幣錢包繼續',
  'crypto.wallet.setupNewWallet': '設定新的加密貨幣錢包',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': '正在連接您的錢包…',
  'crypto.signMessage.title': '正在完成簽署要求…',
  'crypto.continueWithOtherWallet.title': '使用其他加密貨幣錢包繼續',
  'crypto.setupNewWallet.title': '設定新的加密貨幣錢包',
  'crypto.error.title': '發生錯誤',
  'crypto.error.content': '無法完成您的登入要求。請按返回箭頭回到登入畫面，然後再試一次。',
  'crypto.success.title': '操作成功',
  'crypto.success.content': '您已成功連接錢包。',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': '其他 Ethereum 錢包',
  'crypto.wallet.otherSolana': '其他 Solana 錢包',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
