import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Metamask로 계속하기',
  'crypto.wallet.continueWithPhantom': 'Phantom으로 계속하기',
  'crypto.wallet.continueWithVessel': 'Vessel로 계속하기',
  'crypto.wallet.continueWithBinance': 'Binance로 계속하기',
  'crypto.wallet.continueWithCoinbase': 'Coinbase로 계속하기',
  'crypto.wallet.continueWithEthereum': '다른 Ethereum 지갑으로 계속하기',
  'crypto.wallet.continueWithSolana': '다른 Solana 지갑으로 계속하기',
  'crypto.wallet.continueWithNamed': '{wallet}에서 계속하기',
  'crypto.wallet.continueWithOtherWallet': '다른 암호화폐 지갑으로 계속하기',
  'crypto.wallet.setupNewWallet': '새 암호화폐 지갑 설정',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': '지갑에 연결하는 중…',
  'crypto.signMessage.title': '서명 요청을 처리하는 중…',
  'crypto.continueWithOtherWallet.title': '다른 암호화폐 지갑으로 계속하기',
  'crypto.setupNewWallet.title': '새 암호화폐 지갑 설정',
  'crypto.error.title': '오류가 발생했습니다',
  'crypto.error.content':
    '로그인 요청을 완료하지 못했습니다. 뒤로 화살표를 눌러 로그인 화면으로 돌아가 다시 시도하세요.',
  'crypto.success.title': '완료',
  'crypto.success.content': '지갑이 연결되었습니다.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': '다른 Ethereum 지갑',
  'crypto.wallet.otherSolana': '다른 Solana 지갑',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
