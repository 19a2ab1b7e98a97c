import type { RootOf } from '../../flow/screens.ts'
import type { RegistrationFlow } from './flow.ts'

/**
 * The root of the passkey registration. It is a chunk of its own, so that a page with only a login does not load it.
 */
export const passkeyRegistration = {
  id: 'registration',
  // a user with a known session sees the first screen without waiting for a check
  start: ({ client }) => ({
    name: client.session.getSync() ? 'registration.start' : 'registration.checking',
  }),
  load: () => import('./registration-screens.tsx'),
} satisfies RootOf<RegistrationFlow>
