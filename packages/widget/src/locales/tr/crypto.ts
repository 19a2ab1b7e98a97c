import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Metamask ile devam et',
  'crypto.wallet.continueWithPhantom': 'Phantom ile devam et',
  'crypto.wallet.continueWithVessel': 'Vessel ile devam et',
  'crypto.wallet.continueWithBinance': 'Binance ile devam et',
  'crypto.wallet.continueWithCoinbase': 'Coinbase ile devam et',
  'crypto.wallet.continueWithEthereum': 'Başka Ethereum cüzdanıyla devam et',
  'crypto.wallet.continueWithSolana': 'Başka Solana cüzdanıyla devam et',
  'crypto.wallet.continueWithNamed': '{wallet} ile devam et',
  'crypto.wallet.continueWithOtherWallet': 'Başka kripto cüzdanıyla devam et',
  'crypto.wallet.setupNewWallet': 'Yeni kripto cüzdanı kur',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'Cüzdanınıza bağlanılıyor...',
  'crypto.signMessage.title': 'İmza isteği tamamlanıyor...',
  'crypto.continueWithOtherWallet.title': 'Başka kripto cüzdanıyla devam et',
  'crypto.setupNewWallet.title': 'Yeni kripto cüzdanı kur',
  'crypto.error.title': 'Bir hata oluştu',
  'crypto.error.content':
    'Oturum açma isteğiniz tamamlanamadı. Geri okuyla oturum açma ekranına dönüp tekrar deneyin.',
  'crypto.success.title': 'Tamamlandı',
  'crypto.success.content': 'Cüzdanınız bağlandı.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Başka Ethereum cüzdanı',
  'crypto.wallet.otherSolana': 'Başka Solana cüzdanı',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
