import type { MethodOf } from '../../flow/method.ts'
import { countWallets } from './count-wallets.ts'
import type { CryptoFlow } from './flow.ts'
import { toWalletRoom } from './to-wallet-room.ts'

const load = () => import('./crypto-section.tsx')

/** Sign-in with a crypto wallet. */
export const crypto = {
  id: 'crypto',
  sections(config) {
    const count = countWallets()
    const room = toWalletRoom(config)
    const labels = Array<string>(Math.min(count, room) + 1).fill('Continue with a wallet')
    if (count > room) labels[room] = 'Continue with other Crypto Wallet'
    return [{ id: 'crypto', labels, load }]
  },
  load: () => import('./crypto-screens.tsx'),
} satisfies MethodOf<CryptoFlow>
