import type { Flow } from '../../flow/flow.ts'
import type { CryptoEvent, CryptoScreen } from './flow.ts'

/** The rows of the flow that lead away from Main. They are needed before the screens are loaded. */
export const startedFlow = {
  'crypto.walletChosen': {
    from: ['main', 'crypto.others'],
    to: ({ wallet }) => ({ name: 'crypto.connect', wallet }),
  },
  'crypto.othersOpened': { from: ['main'], to: () => ({ name: 'crypto.others' }) },
  'crypto.setupOpened': {
    from: ['main', 'crypto.others'],
    to: () => ({ name: 'crypto.setup' }),
  },
} satisfies Partial<Flow<CryptoScreen, CryptoEvent>>
