import type { Flow } from '../../flow/flow.ts'

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
