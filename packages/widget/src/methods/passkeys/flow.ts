import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** The screen Passkey Confirmation. */
export interface PasskeysScreen {
  readonly name: 'passkeys.success'
}

/** The event of passkeys on Main. */
export interface PasskeysEvent {
  readonly type: 'passkeys.verified'
}

/** The flow of sign-in with a passkey (specification section 4). */
export const passkeysFlow = {
  'passkeys.verified': { from: ['main'], to: () => ({ name: 'passkeys.success' }) },
} satisfies Flow<PasskeysScreen, PasskeysEvent>

/** The types of the flow. */
export type PasskeysFlow = FlowOf<PasskeysScreen, PasskeysEvent, typeof passkeysFlow>

/** Properties of a screen of the flow. */
export type PasskeysProps<Name extends PasskeysScreen['name']> = PropsOf<PasskeysFlow, Name>
