import type { Flow } from '../../flow/flow.ts'
import type { CryptoEvent, CryptoScreen } from './flow.ts'

/** What leads away from Main, before the screens are there. */
export const startedFlow = {
  'crypto.started': { from: ['main'], to: () => ({ name: 'crypto.prove' }) },
} satisfies Partial<Flow<CryptoScreen, CryptoEvent>>
