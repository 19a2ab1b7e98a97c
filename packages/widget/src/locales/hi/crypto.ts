import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Metamask से जारी रखें',
  'crypto.wallet.continueWithPhantom': 'Phantom से जारी रखें',
  'crypto.wallet.continueWithVessel': 'Vessel से जारी रखें',
  'crypto.wallet.continueWithBinance': 'Binance से जारी रखें',
  'crypto.wallet.continueWithCoinbase': 'Coinbase से जारी रखें',
  'crypto.wallet.continueWithEthereum': 'दूसरे Ethereum वॉलेट से जारी रखें',
  'crypto.wallet.continueWithSolana': 'दूसरे Solana वॉलेट से जारी रखें',
  'crypto.wallet.continueWithNamed': '{wallet} से जारी रखें',
  'crypto.wallet.continueWithOtherWallet': 'दूसरे क्रिप्टो वॉलेट से जारी रखें',
  'crypto.wallet.setupNewWallet': 'नया क्रिप्टो वॉलेट सेट अप करें',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'आपके वॉलेट से कनेक्ट किया जा रहा है...',
  'crypto.signMessage.title': 'हस्ताक्षर का अनुरोध पूरा किया जा रहा है...',
  'crypto.continueWithOtherWallet.title': 'दूसरे क्रिप्टो वॉलेट से जारी रखें',
  'crypto.setupNewWallet.title': 'नया क्रिप्टो वॉलेट सेट अप करें',
  'crypto.error.title': 'लगता है कि कोई गड़बड़ी हुई है',
  'crypto.error.content':
    'साइन इन करने का अनुरोध पूरा नहीं हो सका। पीछे जाने वाले तीर से लॉग इन स्क्रीन पर वापस जाएं और फिर से कोशिश करें।',
  'crypto.success.title': 'हो गया',
  'crypto.success.content': 'आपका वॉलेट कनेक्ट हो गया है।',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'दूसरा Ethereum वॉलेट',
  'crypto.wallet.otherSolana': 'दूसरा Solana वॉलेट',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
