import type { RootOf } from '../../flow/screens.ts'
import type { RegistrationFlow } from './flow.ts'

/** The registration of passkeys, in a chunk of its own: no page that only logs in carries it. */
export const passkeyRegistration = {
  id: 'registration',
  // who is known is not kept waiting
  start: ({ client }) => ({
    name: client.session.getSync() ? 'registration.start' : 'registration.checking',
  }),
  load: () => import('./registration-screens.tsx'),
} satisfies RootOf<RegistrationFlow>
