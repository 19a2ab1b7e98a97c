import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'

/** Passkey Confirmation. */
export interface PasskeysScreen {
  readonly name: 'passkeys.success'
}

/** What happens with passkeys on Main. */
export interface PasskeysEvent {
  readonly type: 'passkeys.verified'
}

/** Sign-in by passkey (specification section 4). */
export const passkeysFlow = {
  'passkeys.verified': { from: ['main'], to: () => ({ name: 'passkeys.success' }) },
} satisfies Flow<PasskeysScreen, PasskeysEvent>

/** The flow of passkeys as one type. */
export type PasskeysFlow = FlowOf<PasskeysScreen, PasskeysEvent, typeof passkeysFlow>

/** What a screen of it is given. */
export type PasskeysProps<Name extends PasskeysScreen['name']> = PropsOf<PasskeysFlow, Name>
