import type { RootOf } from '../../flow/screens.ts'
import type { IdentityProviderFlow } from './flow.ts'

/** The root of the identity provider. It is a chunk of its own, so that a page with only a login does not load it. */
export const identityProvider = {
  id: 'idp',
  start: () => ({ name: 'idp.start', choice: 'open' }),
  load: () => import('./identity-provider-screens.tsx'),
} satisfies RootOf<IdentityProviderFlow>
