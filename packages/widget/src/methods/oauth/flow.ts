import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The screens of a sign-in with a provider: the question for further proof, and the end. */
export type OauthScreen = { readonly name: 'oauth.ask' } | { readonly name: 'oauth.success' }

/** The events after the user's return from a provider, if the sign-in requires further proof. */
export type OauthEvent =
  | { readonly type: 'oauth.asked' }
  | { readonly type: 'oauth.verified' }
  | { readonly type: 'oauth.left' }

/** The flow after the user's return from a provider, if the sign-in requires further proof. */
export const oauthFlow = {
  'oauth.asked': { from: ['main'], to: () => ({ name: 'oauth.ask' }) },
  'oauth.verified': { from: ['oauth.ask'], to: () => ({ name: 'oauth.success' }) },
  'oauth.left': { from: ['oauth.ask'], to: () => ({ name: 'main' }) },
} satisfies Flow<OauthScreen, OauthEvent>

/** The types of the flow. */
export type OauthFlow = FlowOf<OauthScreen, OauthEvent, typeof oauthFlow>

/** Properties of a screen of the flow. */
export type OauthProps<Name extends OauthScreen['name']> = PropsOf<OauthFlow, Name>
