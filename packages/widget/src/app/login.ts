import type { RootOf } from '../flow/screens.ts'
import type { SignedInFlow } from '../signed-in/flow.ts'

/** The login widget. Who is signed in starts on a card of their own, when the host wants that shown. */
export const login = {
  id: 'signedIn',
  start: ({ client, config }) => ({
    name: config?.signedIn && client.session.getSync() ? 'signedIn' : 'main',
  }),
  home: { name: 'main' },
  load: () => import('../signed-in/signed-in-screen.tsx'),
} satisfies RootOf<SignedInFlow>
