import type { MarkDrawing } from '../../foundation/parts/mark/mark.tsx'
import type { WalletOption } from './wallets/wallet.ts'

/** The marks of the listed wallets: each is a chunk of its own, which a page loads that shows the wallet. */
export const iconLoaders = new Map<WalletOption, () => Promise<MarkDrawing>>([
  ['Metamask', () => import('./icons/metamask.ts')],
  ['Phantom', () => import('./icons/phantom.ts')],
  ['Vessel', () => import('./icons/vessel.ts')],
  ['Binance', () => import('./icons/binance.ts')],
  ['Coinbase', () => import('./icons/coinbase.ts')],
])
