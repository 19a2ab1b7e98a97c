import type { RootOf } from '../../flow/screens.ts'
import type { IdentityProviderFlow } from './flow.ts'

/** The identity provider, in a chunk of its own: no page that only logs in carries it. */
export const identityProvider = {
  id: 'idp',
  start: () => ({ name: 'idp.start', choice: 'open' }),
  load: () => import('./identity-provider-screens.tsx'),
} satisfies RootOf<IdentityProviderFlow>
