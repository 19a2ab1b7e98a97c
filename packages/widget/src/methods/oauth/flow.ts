import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The question that a sign-in waits for, and its end. */
export type OauthScreen = { readonly name: 'oauth.ask' } | { readonly name: 'oauth.success' }

/** What happens to somebody whom a provider led back, and who has to prove more. */
export type OauthEvent =
  | { readonly type: 'oauth.asked' }
  | { readonly type: 'oauth.verified' }
  | { readonly type: 'oauth.left' }

/** The way back from a provider, where its proof is not enough. */
export const oauthFlow = {
  'oauth.asked': { from: ['main'], to: () => ({ name: 'oauth.ask' }) },
  'oauth.verified': { from: ['oauth.ask'], to: () => ({ name: 'oauth.success' }) },
  'oauth.left': { from: ['oauth.ask'], to: () => ({ name: 'main' }) },
} satisfies Flow<OauthScreen, OauthEvent>

/** The flow of social sign-in as one type. */
export type OauthFlow = FlowOf<OauthScreen, OauthEvent, typeof oauthFlow>

/** What a screen of it is given. */
export type OauthProps<Name extends OauthScreen['name']> = PropsOf<OauthFlow, Name>
