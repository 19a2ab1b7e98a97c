import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import { startedFlow } from './started-flow.ts'

/** The screens behind Main. */
export type OauthScreen = { readonly name: 'oauth.prove' } | { readonly name: 'oauth.success' }

/** What happens. */
export type OauthEvent =
  | { readonly type: 'oauth.started' }
  | { readonly type: 'oauth.verified' }
  | { readonly type: 'oauth.left' }

/** What leads from which screen to which. */
export const oauthFlow = {
  ...startedFlow,
  'oauth.verified': {
    from: ['oauth.prove'],
    to: () => ({ name: 'oauth.success' }),
  },
  'oauth.left': { from: ['oauth.prove'], to: () => ({ name: 'main' }) },
} satisfies Flow<OauthScreen, OauthEvent>

/** The flow as one type. */
export type OauthFlow = FlowOf<OauthScreen, OauthEvent, typeof oauthFlow>

/** What a screen of it is given. */
export type OauthProps<Name extends OauthScreen['name']> = PropsOf<OauthFlow, Name>
