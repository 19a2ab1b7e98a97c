import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import { startedFlow } from './started-flow.ts'

/** The screens behind Main. */
export type CryptoScreen = { readonly name: 'crypto.prove' } | { readonly name: 'crypto.success' }

/** What happens. */
export type CryptoEvent =
  | { readonly type: 'crypto.started' }
  | { readonly type: 'crypto.verified' }
  | { readonly type: 'crypto.left' }

/** What leads from which screen to which. */
export const cryptoFlow = {
  ...startedFlow,
  'crypto.verified': {
    from: ['crypto.prove'],
    to: () => ({ name: 'crypto.success' }),
  },
  'crypto.left': { from: ['crypto.prove'], to: () => ({ name: 'main' }) },
} satisfies Flow<CryptoScreen, CryptoEvent>

/** The flow as one type. */
export type CryptoFlow = FlowOf<CryptoScreen, CryptoEvent, typeof cryptoFlow>

/** What a screen of it is given. */
export type CryptoProps<Name extends CryptoScreen['name']> = PropsOf<CryptoFlow, Name>
