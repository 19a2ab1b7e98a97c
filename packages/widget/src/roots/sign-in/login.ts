import type { MainScreen } from '../../flow/flow.ts'
import type { Root, RootOf } from '../../flow/screens.ts'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import type { PasswordsScreen } from '../../methods/passwords/flow.ts'
import type { SignedInFlow, SignedInScreen } from '../../screens/signed-in/flow.ts'
import { isResetPage } from './is-reset-page.ts'

/**
 * The root of the login widget. A signed-in user starts on the card with their account, if the host wants it. A user
 * who followed the link of a reset mail starts on the password reset, unless another element of the page shows it.
 */
export const login = {
  id: 'signedIn',
  start({ client, config }: LoginOptions): SignedInScreen | PasswordsScreen | MainScreen {
    if (isResetPage(client, config)) return { name: 'passwords.reset', token: null }
    return { name: config?.signedIn && client.session.getSync() ? 'signedIn' : 'main' }
  },
  home: { name: 'main' },
  load: () => import('../../screens/signed-in/signed-in-screen.tsx'),
} satisfies Root & Pick<RootOf<SignedInFlow>, 'load'>
