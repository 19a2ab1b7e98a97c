import type { MainScreen } from '../flow/flow.ts'
import type { Root, RootOf } from '../flow/screens.ts'
import type { LoginOptions } from '../kernel/context/widget-options.ts'
import type { PasswordsScreen } from '../methods/passwords/flow.ts'
import type { SignedInFlow, SignedInScreen } from '../screens/signed-in/flow.ts'
import { isResetPage } from './is-reset-page.ts'

/**
 * The login widget. Who is signed in starts on a card of their own, when the host wants that shown; who followed the
 * link of a reset mail starts on the reset, where no other element of the page shows that.
 */
export const login = {
  id: 'signedIn',
  start({ client, config }: LoginOptions): SignedInScreen | PasswordsScreen | MainScreen {
    if (isResetPage(client, config)) return { name: 'passwords.reset', token: null }
    return { name: config?.signedIn && client.session.getSync() ? 'signedIn' : 'main' }
  },
  home: { name: 'main' },
  load: () => import('../screens/signed-in/signed-in-screen.tsx'),
} satisfies Root & Pick<RootOf<SignedInFlow>, 'load'>
