import type { Flow } from '../../flow/flow.ts'

/** Passkey Confirmation, and the registration, which is a start of its own: no event leads to it. */
export type PasskeysScreen =
  | { readonly name: 'passkeys.success' }
  | { readonly name: 'passkeys.registration' }

/** What happens with passkeys on Main. */
export interface PasskeysEvent {
  readonly type: 'passkeys.verified'
}

/** Sign-in by passkey (specification section 4). */
export const passkeysFlow = {
  'passkeys.verified': { from: ['main'], to: () => ({ name: 'passkeys.success' }) },
} satisfies Flow<PasskeysScreen, PasskeysEvent>
