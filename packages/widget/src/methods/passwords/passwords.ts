import type { MethodOf } from '../../flow/method.ts'
import { toEmailTab } from '../../forms/email-tab.ts'
import type { PasswordsFlow } from './flow.ts'
import { loadScreens } from './load-screens.ts'
import { toFindOwner } from './to-find-owner.ts'

/** Sign-in by password. Its e-mail form is at hand, so that no page waits for it. */
export const passwords = {
  id: 'passwords',
  tabs: () => [toEmailTab(0, toFindOwner, 'username')],
  load: loadScreens,
} satisfies MethodOf<PasswordsFlow>
