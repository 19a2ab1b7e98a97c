import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import type { Problem } from '../../flow/use-submit.ts'
import type { Wallet } from './wallets/wallet.ts'

/** The screens of crypto wallets (specification section 2). */
export type CryptoScreen =
  | { readonly name: 'crypto.connect'; readonly wallet: Wallet }
  | {
      readonly name: 'crypto.sign'
      readonly wallet: Wallet
      readonly address: string
      readonly challenge: string
    }
  | { readonly name: 'crypto.others' }
  | { readonly name: 'crypto.setup' }
  | { readonly name: 'crypto.error'; readonly problem?: Problem }
  | { readonly name: 'crypto.success' }

/** The events of crypto wallets. */
export type CryptoEvent =
  | { readonly type: 'crypto.walletChosen'; readonly wallet: Wallet }
  | { readonly type: 'crypto.othersOpened' }
  | { readonly type: 'crypto.setupOpened' }
  | {
      readonly type: 'crypto.started'
      readonly wallet: Wallet
      readonly address: string
      readonly challenge: string
    }
  | { readonly type: 'crypto.verified' }
  | { readonly type: 'crypto.failed'; readonly problem?: Problem }
  | { readonly type: 'crypto.left' }

/** The flow of sign-in with a crypto wallet (specification section 4). */
export const cryptoFlow = {
  'crypto.walletChosen': {
    from: ['main', 'crypto.others'],
    to: ({ wallet }) => ({ name: 'crypto.connect', wallet }),
  },
  'crypto.othersOpened': { from: ['main'], to: () => ({ name: 'crypto.others' }) },
  'crypto.setupOpened': {
    from: ['main', 'crypto.others'],
    to: () => ({ name: 'crypto.setup' }),
  },
  'crypto.started': {
    from: ['crypto.connect'],
    to: ({ type: _, ...started }) => ({ name: 'crypto.sign', ...started }),
  },
  'crypto.verified': { from: ['crypto.sign'], to: () => ({ name: 'crypto.success' }) },
  'crypto.failed': {
    from: ['crypto.connect', 'crypto.sign'],
    to: ({ type: _, ...failed }) => ({ name: 'crypto.error', ...failed }),
  },
  'crypto.left': {
    from: ['crypto.connect', 'crypto.sign', 'crypto.others', 'crypto.setup', 'crypto.error'],
    to: () => ({ name: 'main' }),
  },
} satisfies Flow<CryptoScreen, CryptoEvent>

/** The types of the flow. */
export type CryptoFlow = FlowOf<CryptoScreen, CryptoEvent, typeof cryptoFlow>

/** Properties of a screen of the flow. */
export type CryptoProps<Name extends CryptoScreen['name']> = PropsOf<CryptoFlow, Name>
