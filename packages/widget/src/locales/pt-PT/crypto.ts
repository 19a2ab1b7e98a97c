import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const walletButtonText: Translation<typeof english.walletButtonText> = {
  'crypto.wallet.continueWithMetamask': 'Continuar com Metamask',
  'crypto.wallet.continueWithPhantom': 'Continuar com Phantom',
  'crypto.wallet.continueWithVessel': 'Continuar com Vessel',
  'crypto.wallet.continueWithBinance': 'Continuar com Binance',
  'crypto.wallet.continueWithCoinbase': 'Continuar com Coinbase',
  'crypto.wallet.continueWithEthereum': 'Usar outra carteira Ethereum',
  'crypto.wallet.continueWithSolana': 'Usar outra carteira Solana',
  'crypto.wallet.continueWithNamed': 'Continuar com {wallet}',
  'crypto.wallet.continueWithOtherWallet': 'Usar outra carteira cripto',
  'crypto.wallet.setupNewWallet': 'Criar nova carteira cripto',
}

export const walletScreenText: Translation<typeof english.walletScreenText> = {
  'crypto.connectWallet.title': 'A ligar à sua carteira...',
  'crypto.signMessage.title': 'A concluir o pedido de assinatura...',
  'crypto.continueWithOtherWallet.title': 'Usar outra carteira cripto',
  'crypto.setupNewWallet.title': 'Criar nova carteira cripto',
  'crypto.error.title': 'Parece que ocorreu um erro!',
  'crypto.error.content':
    'Não foi possível concluir o seu pedido de início de sessão. Use a seta para voltar ao ecrã de início de sessão e tente novamente.',
  'crypto.success.title': 'Concluído!',
  'crypto.success.content': 'A sua carteira está ligada.',
  'crypto.wallet.metamask': 'Metamask',
  'crypto.wallet.phantom': 'Phantom',
  'crypto.wallet.vessel': 'Vessel',
  'crypto.wallet.binance': 'Binance',
  'crypto.wallet.coinbase': 'Coinbase',
  'crypto.wallet.otherEthereum': 'Outra carteira Ethereum',
  'crypto.wallet.otherSolana': 'Outra carteira Solana',
}

export const cryptoText: Translation<typeof english.cryptoText> = {
  ...walletButtonText,
  ...walletScreenText,
}
