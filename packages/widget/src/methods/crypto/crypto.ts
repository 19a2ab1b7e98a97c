import type { MethodOf } from '../../flow/method.ts'
import type { CryptoFlow } from './flow.ts'

const load = () => import('./crypto-section.tsx')

/** Sign-in by crypto wallet. */
export const crypto = {
  id: 'crypto',
  // room for the wallet that most people have who have one, and for what leads on
  sections: () => [{ id: 'crypto', rows: 'ethereum' in globalThis ? 2 : 1, load }],
  load: () => import('./crypto-screens.tsx'),
} satisfies MethodOf<CryptoFlow>
