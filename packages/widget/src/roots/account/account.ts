import type { RootOf } from '../../flow/screens.ts'
import type { AccountFlow } from './flow.ts'

/** The root of the account. It is a chunk of its own, so that a page with only a login does not load it. */
export const account = {
  id: 'account',
  asksToLogIn: true,
  start: () => ({ name: 'account' }),
  load: () => import('./account-screens.tsx'),
} satisfies RootOf<AccountFlow>
