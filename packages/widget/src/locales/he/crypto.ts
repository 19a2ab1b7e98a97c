import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'המשך עם Metamask',
  'crypto.wallet.continueWithPhantom': 'המשך עם Phantom',
  'crypto.wallet.continueWithVessel': 'המשך עם Vessel',
  'crypto.wallet.continueWithBinance': 'המשך עם Binance',
  'crypto.wallet.continueWithCoinbase': 'המשך עם Coinbase',
  'crypto.wallet.continueWithEthereum': 'המשך עם ארנק Ethereum אחר',
  'crypto.wallet.continueWithSolana': 'המשך עם ארנק Solana אחר',
  'crypto.wallet.continueWithNamed': 'המשך עם {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'המשך עם ארנק קריפטו אחר',
  'crypto.wallet.setupNewWallet': 'הגדרת ארנק קריפטו חדש',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'מתבצע חיבור לארנק שלך...',
  'crypto.signMessage.title': 'בקשת החתימה מתבצעת...',
  'crypto.continueWithOtherWallet.title': 'המשך עם ארנק קריפטו אחר',
  'crypto.setupNewWallet.title': 'הגדרת ארנק קריפטו חדש',
  'crypto.error.title': 'נראה שאירעה שגיאה',
  'crypto.error.content':
    'לא ניתן היה להשלים את בקשת הכניסה. יש לחזור למסך הכניסה באמצעות החץ ולנסות שוב.',
  'crypto.success.title': 'הפעולה הצליחה',
  'crypto.success.content': 'הארנק שלך חובר בהצלחה.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'ארנק Ethereum אחר',
  'crypto.wallet.otherSolana': 'ארנק Solana אחר',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
