import type { Root } from '../flow/screens.ts'

/** The login widget. Who is signed in starts on a card of their own, when the host wants that shown. */
export const login: Root = {
  id: 'signedIn',
  start: ({ client, config }) => ({
    name: config?.signedIn && client.session.getSync() ? 'signedIn' : 'main',
  }),
  home: { name: 'main' },
  load: () => import('../signed-in/signed-in-screen.tsx'),
}
