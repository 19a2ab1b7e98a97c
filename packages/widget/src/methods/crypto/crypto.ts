import type { MethodOf } from '../../flow/method.ts'
import type { CryptoFlow } from './flow.ts'
import { startedFlow } from './started-flow.ts'

const loadSection = () => import('./crypto-section.tsx')

/** Sign-in by crypto. */
export const crypto = {
  id: 'crypto',
  sections: () => [{ id: 'crypto', rows: 1, load: loadSection }],
  flow: startedFlow,
  load: () => import('./crypto-screens.tsx'),
} satisfies MethodOf<CryptoFlow>
