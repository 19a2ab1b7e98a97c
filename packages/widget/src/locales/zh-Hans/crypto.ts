import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': '使用 Metamask 继续',
  'crypto.wallet.continueWithPhantom': '使用 Phantom 继续',
  'crypto.wallet.continueWithVessel': '使用 Vessel 继续',
  'crypto.wallet.continueWithBinance': '使用 Binance 继续',
  'crypto.wallet.continueWithCoinbase': '使用 Coinbase 继续',
  'crypto.wallet.continueWithEthereum': '使用其他 Ethereum 钱包继续',
  'crypto.wallet.continueWithSolana': '使用其他 Solana 钱包继续',
  'crypto.wallet.continueWithNamed': '使用 {wallet} 继续',
  'crypto.wallet.continueWithOtherWallet': '使用其他加密钱包继续',
  'crypto.wallet.setupNewWallet': '设置新的加密钱包',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': '正在连接您的钱包…',
  'crypto.signMessage.title': '正在完成签名请求…',
  'crypto.continueWithOtherWallet.title': '使用其他加密钱包继续',
  'crypto.setupNewWallet.title': '设置新的加密钱包',
  'crypto.error.title': '出现错误',
  'crypto.error.content': '无法完成您的登录请求。请点击返回箭头回到登录页面，然后重试。',
  'crypto.success.title': '操作成功',
  'crypto.success.content': '您已成功连接钱包。',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': '其他 Ethereum 钱包',
  'crypto.wallet.otherSolana': '其他 Solana 钱包',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
