import type { MarkDrawing } from '../../foundation/parts/mark/mark.tsx'
import type { WalletOption } from './wallets/wallet.ts'

/**
 * The loaders of the marks of the listed wallets. Each mark is a chunk of its own, which a page loads only if it shows
 * the wallet.
 */
export const iconLoaders = new Map<WalletOption, () => Promise<MarkDrawing>>([
  ['Metamask', () => import('./icons/metamask.ts')],
  ['Phantom', () => import('./icons/phantom.ts')],
  ['Vessel', () => import('./icons/vessel.ts')],
  ['Binance', () => import('./icons/binance.ts')],
  ['Coinbase', () => import('./icons/coinbase.ts')],
])
