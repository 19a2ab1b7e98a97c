import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'المتابعة باستخدام Metamask',
  'crypto.wallet.continueWithPhantom': 'المتابعة باستخدام Phantom',
  'crypto.wallet.continueWithVessel': 'المتابعة باستخدام Vessel',
  'crypto.wallet.continueWithBinance': 'المتابعة باستخدام Binance',
  'crypto.wallet.continueWithCoinbase': 'المتابعة باستخدام Coinbase',
  'crypto.wallet.continueWithEthereum': 'المتابعة بمحفظة Ethereum أخرى',
  'crypto.wallet.continueWithSolana': 'المتابعة بمحفظة Solana أخرى',
  'crypto.wallet.continueWithNamed': 'المتابعة باستخدام {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'المتابعة بمحفظة عملات مشفرة أخرى',
  'crypto.wallet.setupNewWallet': 'إعداد محفظة عملات مشفرة جديدة',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'جارٍ الاتصال بمحفظتك...',
  'crypto.signMessage.title': 'جارٍ إكمال طلب التوقيع...',
  'crypto.continueWithOtherWallet.title': 'المتابعة بمحفظة عملات مشفرة أخرى',
  'crypto.setupNewWallet.title': 'إعداد محفظة عملات مشفرة جديدة',
  'crypto.error.title': 'يبدو أنه حدث خطأ',
  'crypto.error.content':
    'تعذّر إكمال طلب تسجيل الدخول. يُرجى استخدام سهم الرجوع للعودة إلى شاشة تسجيل الدخول وإعادة المحاولة.',
  'crypto.success.title': 'تم بنجاح',
  'crypto.success.content': 'تم الاتصال بمحفظتك بنجاح.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'محفظة Ethereum أخرى',
  'crypto.wallet.otherSolana': 'محفظة Solana أخرى',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
