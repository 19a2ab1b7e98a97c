import type { Method } from '../../flow/method.ts'
import { type PasskeysScreen, passkeysFlow } from './flow.ts'

const loadSignIn = () => import('./sign-in.tsx')

/** Sign-in by passkey, and their registration. Both bring their own words: no page loads the other's. */
export const passkeys = {
  id: 'passkeys',
  lead: loadSignIn,
  flow: passkeysFlow,
  screens: {
    'passkeys.success': loadSignIn,
    'passkeys.registration': () => import('../../passkey-registration/registration.tsx'),
  },
  messages: async () => ({}),
} satisfies Method<PasskeysScreen>
